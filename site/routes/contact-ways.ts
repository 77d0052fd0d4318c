/** [2.1.106] How a message leaves the contact page. Runs at build. */
import { CONTACT_ENDPOINT } from '../contact/endpoint.ts'
import { WORDS as FIELD_WORDS } from '../contact/words.ts'
import { identity, type Identity } from '../identity.ts'
import { WORDS } from '../pages/contact/page-words.ts'
import { hrefTo } from './entries.ts'
import { languageQuery, type Language } from './language.ts'
import type { ContactWays } from './page-data.ts'

export const contactWays = (language: Language, owner: Identity = identity): ContactWays => ({
  ...(owner.messages !== 'email' && { endpoint: owner.messages ?? CONTACT_ENDPOINT }),
  plain: plainForm(owner, language),
  profiles: owner.links,
  privacy: hrefTo('politique-confidentialite', language),
  cv: hrefTo('cv', language),
  words: WORDS[language],
  fields: FIELD_WORDS[language],
})

/** A form without a script cannot ask first whether anybody is there. */
const plainForm = (
  { messages = 'email', sample, email }: Identity,
  language: Language,
): ContactWays['plain'] => {
  // Who answers it has nothing else to tell the language by.
  if (messages !== 'email')
    return { action: `${messages}${languageQuery(language)}`, method: 'post' }
  // Outside of a dialog that goes nowhere: a sample's address is nobody's.
  if (sample) return { method: 'dialog' }
  return { action: `mailto:${email}`, method: 'post', encType: 'text/plain' }
}
