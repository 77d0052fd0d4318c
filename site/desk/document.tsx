import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { LanguageContext, useWordsOf } from '../i18n/use-words.ts'
import type { Language } from '../routes/language.ts'
import { Frame, type FrameProps } from './frame.tsx'
import { THEME_LINE } from './theme-line.ts'
import { WORDS } from './words.ts'

export interface DocumentProps extends Omit<FrameProps, 'children'> {
  readonly language: Language
  readonly title: string
  /** Address of the area's style sheet. */
  readonly sheet: string
  readonly body: ReactNode
}

/** A whole page of the area, as text: it works by links and forms alone. */
export const documentOf = (props: DocumentProps): string =>
  `<!doctype html>${renderToStaticMarkup(
    <LanguageContext value={props.language}>
      <Document {...props} />
    </LanguageContext>,
  )}`

function Document({ language, title, sheet, body, ...frame }: DocumentProps): ReactElement {
  const { area } = useWordsOf(WORDS)
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${unreadMark(frame.own)}${title} · ${area}`}</title>
        {/* oxlint-disable-next-line react/no-danger -- a constant, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: THEME_LINE }} />
        <link rel="stylesheet" href={sheet} />
        <link rel="icon" href="/favicon.ico" />
      </head>
      <body>
        <Frame {...frame}>{body}</Frame>
      </body>
    </html>
  )
}

/** What waits stands first: a tab shows no more. */
const unreadMark = (own: DocumentProps['own']): string =>
  own && own.unread > 0 ? `(${own.unread}) ` : ''
