import { html, raw } from 'hono/html'
import type { Language } from '../../routes/language.ts'
import { sha256Base64 } from '../ports/digest.ts'
import { STYLE } from './style.ts'

export type Markup = ReturnType<typeof html>

export interface OwnPage {
  readonly language: Language
  readonly title: string
  readonly body: Markup
}

/** A page that the server writes itself: kept nowhere, found by no search, free of scripts. */
export const ownPage = async (
  { language, title, body }: OwnPage,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const text = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
  return new Response(String(text), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': await policy(),
      ...headers,
    },
  })
}

let known: Promise<string> | undefined

/** Its one sheet by its hash, and forms that stay here. */
const policy = (): Promise<string> => (known ??= policyOf(STYLE))

const policyOf = async (style: string): Promise<string> =>
  `default-src 'none'; style-src 'sha256-${await sha256Base64(style)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
