/// <reference types="highlight.js" />
/** Colours code at build: a reader gets spans, not a highlighter. */
import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import css from 'highlight.js/lib/languages/css'
import diff from 'highlight.js/lib/languages/diff'
import dockerfile from 'highlight.js/lib/languages/dockerfile'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import sql from 'highlight.js/lib/languages/sql'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { escape } from './escape.ts'

export interface Highlighted {
  /** As people write the language; nothing where the code is in none. */
  readonly language: string | undefined
  /** Spans of classes `k`, `s`, `f`, `n` and `c` around escaped text. */
  readonly html: string
}

/** @param language as a fence names it: `ts`, `bash`; what nobody colours stays as it is */
export const highlight = (code: string, language: string | undefined): Highlighted => {
  const known = language === undefined ? undefined : hljs.getLanguage(language)
  if (language === undefined || known?.name === undefined)
    return { language: undefined, html: escape(code) }
  return {
    language: NAMES[known.name] ?? known.name,
    html: lettered(hljs.highlight(code, { language }).value),
  }
}

/** Whether a fence may name it. */
export const isFence = (language: string): boolean =>
  language === 'text' || hljs.getLanguage(language) !== undefined

const LANGUAGES = {
  bash,
  css,
  diff,
  dockerfile,
  javascript,
  json,
  python,
  sql,
  typescript,
  xml,
  yaml,
}
for (const [name, language] of Object.entries(LANGUAGES)) hljs.registerLanguage(name, language)

/** What a fence may name, also by shorter names such as `ts`. */
export const FENCES: readonly string[] = [...Object.keys(LANGUAGES), 'text']

/** Where the library's name for a language is not the usual one. */
const NAMES: Readonly<Record<string, string>> = { 'HTML, XML': 'HTML', Diff: 'diff' }

/** The library's classes as the theme's five; a span that says nothing of these goes. */
const lettered = (html: string): string => {
  const open: string[] = []
  return html.replaceAll(/<span class="hljs-(?<scope>[\w-]+)[^"]*">|<\/span>/gu, (tag, scope) => {
    if (tag === '</span>') return open.pop()!
    const letter = LETTERS[String(scope)]
    open.push(letter === undefined ? '' : '</span>')
    return letter === undefined ? '' : `<span class="${letter}">`
  })
}

const LETTERS: Readonly<Record<string, string>> = {
  keyword: 'k',
  literal: 'k',
  operator: 'k',
  'selector-tag': 'k',
  name: 'k',
  'template-tag': 'k',
  string: 's',
  regexp: 's',
  addition: 's',
  title: 'f',
  built_in: 'f',
  type: 'f',
  attr: 'f',
  attribute: 'f',
  section: 'f',
  property: 'f',
  'selector-class': 'f',
  'selector-id': 'f',
  number: 'n',
  symbol: 'n',
  variable: 'n',
  'template-variable': 'n',
  deletion: 'k',
  comment: 'c',
  quote: 'c',
  meta: 'c',
}
