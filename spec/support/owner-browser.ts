/** A browser that keeps its cookies, at an address of its own, in front of a served desk. */
import { setOwner } from '../../site/server/sign-in/owner.ts'
import { hashPassword } from '../../site/server/sign-in/password.ts'
import { migrate } from '../../site/server/store/migrate.ts'
import type { Store } from '../../site/server/store/store.ts'
import type { ServedDesk } from './desks.ts'

export const EMAIL = 'owner@site.example'
export const PASSWORD = 'un mot de passe assez long'

/** @param store of a desk that nobody owns yet */
export const giveOwner = async (store: Store): Promise<void> => {
  await migrate(store)
  // A real one takes its time, each time it is made or compared.
  const hash = await hashPassword(PASSWORD, [16, 8, 1])
  await setOwner(store, { email: EMAIL, hash, now: Date.now() })
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/** Fields of a form; several of one name as a list. */
export type Form = Readonly<Record<string, string | readonly string[]>>

let browsers = 0
const nextAddress = (): string => {
  browsers += 1
  return `10.0.${browsers >> 8}.${browsers & 255}`
}

export const browserOf = (desk: Pick<ServedDesk, 'ask'>, address = nextAddress()) => {
  const jar = new Map<string, string>()
  const ask = async (path: string, init: RequestInit = {}): Promise<Answered> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { 'cf-connecting-ip': address, 'sec-fetch-site': 'same-origin', cookie }
    const answer = await desk.ask(path, {
      ...init,
      redirect: 'manual',
      headers: { ...headers, ...(init.headers as object) },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const { status, headers: answered } = answer
    return { status, headers: answered, text: await answer.text() }
  }
  const post = (path: string, form: Form, headers: object = {}): Promise<Answered> =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(
        Object.entries(form).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
      ).toString(),
    })
  return {
    jar,
    ask,
    post,
    enter: (more: Form = {}) =>
      post('/admin/sign-in', { email: EMAIL, password: PASSWORD, ...more }),
    /** Does what a page's form does: with the word that it holds, then goes where that leads. */
    submit: async (on: string, to: string, form: Form): Promise<Answered> => {
      const csrf = csrfIn((await ask(on)).text)
      const answer = await post(to, { csrf, ...form })
      return answer.status === 303 ? ask(answer.headers.get('location') ?? '') : answer
    },
  }
}

export const csrfIn = (page: string): string =>
  /name="csrf" value="([\da-f]+)"/u.exec(page)?.[1] ?? ''
