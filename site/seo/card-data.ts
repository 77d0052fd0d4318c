/** What the page of the vCard shows: the same as its file, and the code that holds it. */
import { identity } from '../identity.ts'
import { resumeIn } from '../owner/resume.ts'
import type { Language } from '../routes/language.ts'
import { qrDrawing, qrMatrix, type QrDrawing } from './qr-code.ts'
import { pocketCard } from './vcard.ts'

export interface CardData {
  readonly code: QrDrawing
  readonly name: string
  readonly role: string
  readonly email: string
  readonly site: string
  readonly city: string
  readonly languages: string
  readonly sample: boolean
}

export const cardData = (language: Language): CardData => {
  const { basics, languages } = resumeIn(language)
  return {
    code: qrDrawing(qrMatrix(pocketCard())),
    name: basics.name,
    role: basics.label,
    email: basics.email,
    site: basics.url,
    city: basics.location.city,
    languages: languages.map((one) => one.language).join(', '),
    sample: identity.sample,
  }
}
