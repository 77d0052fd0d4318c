/** Names under which the site keeps things in the visitor's browser. */
export const keys = {
  /** [3.4.5] */
  theme: 'theme',
  /** [2.5.6] The two keys of the language. */
  language: ['i18nextLng', 'opale_lang'],
  /** [3.4.9] In session storage. */
  pageViews: 'pageViews',
  /** Session: the loading screen was shown. */
  visited: 'visited',
  /** [3.4.14] */
  debugLoader: 'debug-loader',
} as const
