/**
 * A `Set-Cookie` line as a browser on http://localhost keeps it: without the server's domain, without `Secure`, and
 * with the path below the server's own prefix. `SameSite=None` needs `Secure` and becomes `Lax`, which is enough,
 * because page and proxy share one site. `HttpOnly` and the rest stay. A name with the prefix `__Host-` or `__Secure-`
 * keeps `Secure`: browsers drop such a cookie without it.
 */
export function toLocalCookie(line: string, pathPrefix: string): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const needsSecure = /^__(host|secure)-/i.test(pair);
  const kept = attributes.flatMap((attribute) => {
    const [name = '', value = ''] = attribute.split('=').map((part) => part.trim());
    switch (name.toLowerCase()) {
      case '':
      case 'domain':
      case 'partitioned':
        return [];
      case 'secure':
        return needsSecure ? [attribute] : [];
      case 'samesite':
        return value.toLowerCase() === 'none' && !needsSecure ? ['SameSite=Lax'] : [attribute];
      case 'path':
        return [`Path=${withoutPrefix(value, pathPrefix)}`];
      default:
        return [attribute];
    }
  });
  return [pair, ...kept].join('; ');
}

function withoutPrefix(path: string, prefix: string): string {
  if (prefix === '' || (path !== prefix && !path.startsWith(`${prefix}/`))) return path;
  return path.slice(prefix.length) || '/';
}
