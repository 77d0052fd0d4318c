/** The `Content-Type` of a file, by its ending. */
export const mediaType = (path: string): string => {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return (Object.hasOwn(TYPES, ending) && TYPES[ending]) || 'application/octet-stream'
}

const text = (type: string) => `${type}; charset=utf-8`

const TYPES: Readonly<Record<string, string>> = {
  html: text('text/html'),
  css: text('text/css'),
  js: text('text/javascript'),
  mjs: text('text/javascript'),
  json: text('application/json'),
  map: text('application/json'),
  webmanifest: text('application/manifest+json'),
  xml: text('application/xml'),
  txt: text('text/plain'),
  md: text('text/markdown'),
  vcf: text('text/vcard'),
  svg: text('image/svg+xml'),
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
}
