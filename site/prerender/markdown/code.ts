import type { MarkedExtension } from 'marked'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { CodeBlock } from '#ui/code-block'
import type { Context } from './context.ts'
import { escape } from './escape.ts'
import { highlight } from './highlight.ts'

/** Fenced code, coloured; after the language a fence may name the file: ```` ```ts rappel.ts ````. */
export const code = ({ words, region }: Context): MarkedExtension => ({
  renderer: {
    code({ text, lang = '' }) {
      const [fence, file] = lang.split(' ')
      const { language, html } = highlight(text, fence || undefined)
      const { copy, copied, copyFailed: failed } = words
      const block = createElement(CodeBlock, {
        name: region(words.code),
        html,
        file,
        language,
        copy,
        copied,
        failed,
      })
      // `Prose` copies: this markup has no React behind it.
      return `<div data-code data-copied="${escape(copied)}" data-failed="${escape(failed)}">${renderToStaticMarkup(block)}</div>`
    },
  },
})
