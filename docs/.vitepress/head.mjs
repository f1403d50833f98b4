// What a page says of itself to search engines and where its link is shared. Absolute addresses need the address of the site, which the
// project does not fix: `npm run build -- --address https://HOST/FOLDER/` gives it. Without it a page has no canonical link and no picture,
// and the site no sitemap.
import { project } from './project.mjs';

/** The picture for links to the site, in docs/public; src-test/hosts/site/social.mjs draws it. */
const PICTURE = { file: 'social.png', width: 1200, height: 630, alt: 'A name of SAML that ends with HTTP-REDIRECT, underlined as wrong; below it the right one, with HTTP-Redirect' };
const OPTION = '--address';

/** The address of the site with a slash at its end, as the arguments of the command give it; nothing if they do not. */
export function siteAddress(args) {
  const at = args.findIndex((argument) => argument === OPTION || argument.startsWith(`${OPTION}=`));
  if (at < 0) {
    return undefined;
  }
  const given = args[at].slice(OPTION.length + 1) || args[at + 1] || '';
  const address = URL.canParse(given) ? new URL(given) : undefined;
  if (!/^https?:$/.test(address?.protocol) || address.search || address.hash) {
    throw new Error(`${OPTION} needs the address of the site, such as https://example.org/docs/, not “${given}”`);
  }
  return address.href.replace(/\/*$/, '/');
}

/** The elements for the head of a page. */
export function headOf({ relativePath, title, description }, address) {
  const tags = { 'og:type': 'website', 'og:site_name': project.name, 'og:title': title, 'og:description': description };
  if (address === undefined || relativePath === '404.md') {
    return elements(tags);
  }
  const page = address + relativePath.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '.html');
  const picture = address + PICTURE.file;
  return [
    ['link', { rel: 'canonical', href: page }],
    ...elements({
      ...tags, 'og:url': page, 'og:image': picture, 'og:image:width': PICTURE.width, 'og:image:height': PICTURE.height, 'og:image:alt': PICTURE.alt,
      'twitter:card': 'summary_large_image', 'twitter:title': title, 'twitter:description': description, 'twitter:image': picture,
      'twitter:image:alt': PICTURE.alt,
    }),
  ];
}

/** Open Graph names a property, Twitter a name. */
const elements = (tags) => Object.entries(tags)
  .map(([tag, content]) => ['meta', { [tag.startsWith('og:') ? 'property' : 'name']: tag, content: String(content) }]);
