import type { Bilingual } from '../../routes/language.ts'

const fr = {
  code: 'Code QR : le nom, l’adresse électronique et le lien de cette carte',
  scan: 'Visez ce code avec l’appareil photo : il contient la carte elle-même, et se lit sans réseau.',
  holds: 'Ce que la carte contient',
  name: 'Nom',
  role: 'Activité',
  email: 'E-mail',
  site: 'Site',
  city: 'Ville',
  languages: 'Langues',
  sample: 'Nom et coordonnées sont des exemples : la carte le dit aussi, dans sa note.',
}

const en: typeof fr = {
  code: 'QR code: the name, e-mail address and link of this card',
  scan: 'Point your camera at the code: it holds the card itself, and needs no network.',
  holds: 'What the card holds',
  name: 'Name',
  role: 'Trade',
  email: 'E-mail',
  site: 'Site',
  city: 'City',
  languages: 'Languages',
  sample: 'Name and details are samples; the card says so too, in its note.',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
