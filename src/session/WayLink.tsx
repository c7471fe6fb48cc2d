import { Link, type LinkProps } from 'react-router-dom';

/**
 * A link that hands on where the user was going (`LoginState` of return-to.ts). In a page that the server has drawn it
 * waits for the app where the tab knows of a way (index.html).
 */
export function WayLink(props: LinkProps & { state: unknown }) {
  return <Link data-hands-on {...props} />;
}
