/** What the page of the vCard shows: the same as its file, and the code that holds a shorter one. */
import { identity } from '../identity.ts'
import { resumeIn } from '../owner/resume.ts'
import type { Language } from '../routes/language.ts'
import { qrDrawing, qrMatrix, type QrDrawing } from './qr-code.ts'
import { countryName, ORGANISATION, pocketCard } from './vcard.ts'

export interface CardData {
  readonly code: QrDrawing
  readonly name: string
  readonly role: string
  readonly organisation: string
  readonly email: string
  readonly site: string
  readonly city: string
  readonly country: string
  readonly profiles: readonly string[]
  readonly languages: string
  readonly sample: boolean
}

export const cardData = (language: Language): CardData => {
  const { basics, languages } = resumeIn(language)
  return {
    code: qrDrawing(qrMatrix(pocketCard())),
    name: basics.name,
    role: basics.label,
    organisation: ORGANISATION,
    email: basics.email,
    site: basics.url,
    city: basics.location.city,
    country: countryName(basics.location.countryCode),
    profiles: basics.profiles.map(({ url }) => url),
    languages: languages.map((one) => one.language).join(', '),
    sample: identity.sample,
  }
}
