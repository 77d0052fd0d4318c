/** `_redirects` and `_headers`: what a static host needs to answer as our own server does. */
import type { SiteManifest } from '../server/manifest.ts'
import type { PublishedFile } from './published-file.ts'
import type { SiteBook } from './site-book.ts'

export const staticHostFiles = (book: SiteBook): readonly PublishedFile[] => [
  ['_redirects', redirects(book.manifest())],
  ['_headers', headers(book)],
]

const redirects = ({ redirects: moved, counterparts, pages }: SiteManifest): string =>
  [
    ...Object.entries(moved).map(([from, { to, status }]) => `${from} ${to} ${status}`),
    ...Object.entries(counterparts).flatMap(([path, languages]) =>
      Object.entries(languages).map(([language, to]) => `${path} lang=${language} ${to} 308`),
    ),
    // `!` puts the rule before the file of the same name, which is the French page.
    ...Object.entries(pages).flatMap(([path, { fr, en }]) =>
      fr && en ? [`${path} lang=en /${en.file} ${en.status ?? 200}!`] : [],
    ),
    '',
  ].join('\n')

const headers = (book: SiteBook): string =>
  `/*
  Content-Security-Policy: ${book.commonPolicy()}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  X-Frame-Options: DENY
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/data/*
  Cache-Control: public, max-age=31536000, immutable
`
