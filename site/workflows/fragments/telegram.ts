/** What is sent over Telegram, which reads every text as markup and refuses one that does not close what it opens. */
import type { Bilingual } from '../nodes/fact.ts'
import type { Params } from '../recipes/recipe.ts'

type Text = string | Bilingual<string>

/** As HTML: left to itself n8n says Markdown, where a lone « _ » in a name or an error is a fault. */
export const sent = (chatId: string, text: Text): Params => ({
  resource: 'message',
  operation: 'sendMessage',
  chatId,
  text: inserted(text, HTML),
  additionalFields: { appendAttribution: false, parse_mode: 'HTML' },
})

/** A message that waits for an answer is Markdown, whatever one sets. */
export const unmarked = (text: Text): Text => inserted(text, MARKDOWN)

const HTML = ".replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')"
const MARKDOWN = String.raw`.replace(/([_*\x60[])/g, '\\$1')`

/** Escapes what expressions put in; the words around them are ours. */
const inserted = (text: Text, escape: string): Text =>
  typeof text === 'string'
    ? text.replaceAll(/\{\{([\s\S]+?)\}\}/gu, (_, expression: string) =>
        ['{{ String((', expression.trim(), ") ?? '')", escape, ' }}'].join(''),
      )
    : { fr: inserted(text.fr, escape) as string, en: inserted(text.en, escape) as string }
