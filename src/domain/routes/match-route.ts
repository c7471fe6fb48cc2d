import { ROUTES, type RouteName } from './routes.ts';

/** A path of the app, as its route reads it. */
export interface RouteMatch {
  name: RouteName;
  /** What stands in the place of each segment that begins with a colon, by its name. */
  values: Readonly<Record<string, string>>;
}

/** The route of a path, if it has one; like the router, it takes capitals and one slash at the end. */
export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const name of Object.keys(ROUTES).filter(isRouteName)) {
    const values = read(ROUTES[name].path, pathname);
    if (values) return { name, values };
  }
  return undefined;
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(ROUTES, name);

function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}

function read(pattern: string, pathname: string): Record<string, string> | undefined {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(pathname);
  if (expected.length !== actual.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const given = actual[index] ?? '';
    if (segment.startsWith(':') && given !== '') values[segment.slice(1)] = given;
    else if (given.toLowerCase() !== segment) return undefined;
  }
  return values;
}
