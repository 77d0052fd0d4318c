/** What an HTTP request may prove itself with, as a node or as an agent's tool. */
export const HTTP_CREDENTIALS = [
  'httpHeaderAuth',
  'httpBearerAuth',
  'httpBasicAuth',
  'httpQueryAuth',
  'oAuth2Api',
] as const
