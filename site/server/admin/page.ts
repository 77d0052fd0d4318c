/** Answers with a page of the area: kept nowhere, found by no search, open to nothing from elsewhere. */
import { documentOf, type DocumentProps } from '../../desk/index.ts'
import { THEME_LINE } from '../../desk/theme-line.ts'
import { sha256Base64 } from '../ports/digest.ts'

export type PageProps = Omit<DocumentProps, 'sheet'>

export const pageIn =
  (sheet: string) =>
  async (
    props: PageProps,
    status = 200,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    new Response(documentOf({ ...props, sheet }), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-language': props.language,
        'content-security-policy': await policy(),
        ...headers,
      },
    })

export type SendPage = ReturnType<typeof pageIn>

let known: Promise<string> | undefined

const policy = (): Promise<string> => (known ??= policyOf(THEME_LINE))

/** Its one line of script by its hash, styles and typeface as files of this site, forms that stay here. */
const policyOf = async (line: string): Promise<string> =>
  [
    "default-src 'none'",
    `script-src 'sha256-${await sha256Base64(line)}'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
