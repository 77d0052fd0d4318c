/** The two pages of signing in: the door, and who is inside. */
import { html } from 'hono/html'
import { languageQuery, type Language } from '../../routes/language.ts'
import { ownPage, type Markup } from '../pages/page.ts'
import type { Session } from './sessions.ts'
import { WORDS } from './words.ts'

export const ADMIN = '/admin'
export const SIGN_IN = '/admin/sign-in'
export const SIGN_OUT = '/admin/sign-out'
export const SESSIONS = '/admin/sessions'

export const inLanguage = (path: string, language: Language): string =>
  `${path}${languageQuery(language)}`

export interface Door {
  readonly language: Language
  readonly email?: string
  /** Why one is still outside. */
  readonly problem?: string
}

export const doorPage = (
  { language, email = '', problem }: Door,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const words = WORDS[language]
  const body = html`<h1>${words.title}</h1>
    ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="${inLanguage(SIGN_IN, language)}">
      <div>
        <label for="email">${words.email}</label>
        <input
          id="email"
          name="email"
          type="email"
          autocomplete="username"
          required
          value="${email}"
        />
      </div>
      <div>
        <label for="password">${words.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
        />
      </div>
      <button>${words.enter}</button>
    </form>
    <p><a href="${words.homePath}">${words.home}</a></p>`
  return ownPage({ language, title: words.title, body }, status, headers)
}

export const deskPage = (
  language: Language,
  { own, all, problem }: { own: Session; all: readonly Session[]; problem?: string },
  status = 200,
): Promise<Response> => {
  const words = WORDS[language]
  const day = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const line = ({ id, agent, created }: Session): Markup =>
    html`<li>
      <p>${agent || words.unknown}, ${words.since(day.format(created))}</p>
      ${
        id === own.id
          ? html`<p><strong>${words.here}</strong></p>`
          : button(
              inLanguage(SESSIONS, language),
              own,
              words.end,
              html`<input type="hidden" name="id" value="${id}" />`,
            )
      }
    </li>`
  const body = html`<h1>${words.desk}</h1>
    ${problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`}
    <h2>${words.sessions}</h2>
    <ul>
      ${all.map(line)}
    </ul>
    ${button(inLanguage(SIGN_OUT, language), own, words.leave)}
    <p><a href="${words.homePath}">${words.home}</a></p>`
  return ownPage({ language, title: words.desk, body }, status)
}

const button = (action: string, { csrf }: Session, text: string, more: Markup | '' = ''): Markup =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="csrf" value="${csrf}" />${more}
    <button>${text}</button>
  </form>`
