/**
 * What styles are written for. Colours follow the page's colour scheme: for older browsers every page
 * would carry a polyfill of `color-scheme`, and a third theme would have the page's colours.
 */
export const STYLED_BROWSERS = ['chrome123', 'firefox120', 'safari17.5']
