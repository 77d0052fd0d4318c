/** How a message leaves, by what the owner says of themselves. */
import { describe, expect, test } from 'vitest'
import { identity as complete } from './fixtures/identity.ts'
import { identity as sample } from '../site/identity.ts'
import { contactWays } from '../site/routes/contact-ways.ts'
import { LANGUAGES } from '../site/routes/language.ts'
import { mainOf, shownAt } from './support/rendered.ts'

describe('[7.0.1] a message', () => {
  test('goes to the site’s own server, and without a script by e-mail, unless the owner says otherwise', () => {
    expect(contactWays('fr', complete)).toMatchObject({
      endpoint: '/api/messages',
      plain: { action: `mailto:${complete.email}`, method: 'post', encType: 'text/plain' },
    })
    expect(contactWays('fr', { ...complete, messages: 'email' })).not.toHaveProperty('endpoint')
    expect(contactWays('fr', { ...complete, messages: '/message' })).toMatchObject({
      endpoint: '/message',
      plain: { action: '/message', method: 'post' },
    })
    // What answers it reads in the language of the page.
    expect(contactWays('en', { ...complete, messages: '/message' }).plain).toEqual({
      action: '/message?lang=en',
      method: 'post',
    })
  })

  test('never goes to a sample’s address', () => {
    expect(sample.sample).toBe(true)
    const { plain } = contactWays('fr', sample)
    expect(plain).toEqual({ method: 'dialog' })
    expect(contactWays('fr', { ...sample, messages: '/api/messages' }).plain.method).toBe('post')
  })
})

test.each(LANGUAGES)(
  '[2.1.106] [2.3.78] the page, %s, has its sections and its row',
  async (language) => {
    const { page, body } = await shownAt(language === 'en' ? '/en/contact' : '/contact')
    const ids = ['form', 'direct-contact', 'google-meet', 'consultation', 'social', 'about']
    expect(page.nav?.tabs.flatMap(({ sections }) => sections.map(({ id }) => id))).toEqual(ids)
    const main = mainOf(body)
    for (const id of ids) expect(main).toContain(` id="${id}"`)
    // What may not be opened is not there to be opened.
    expect(main).not.toContain('mailto:')
    expect(main).not.toContain(sample.email)
  },
)
