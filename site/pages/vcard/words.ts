import type { Bilingual } from '../../routes/language.ts'

const fr = {
  code: 'Code QR : le nom, l’adresse électronique et le lien de cette carte',
  scan: 'Visez ce code avec l’appareil photo : il contient le nom, l’adresse électronique et le lien, et se lit sans réseau.',
  holds: 'Ce que contient le fichier',
  name: 'Nom',
  role: 'Activité',
  organisation: 'Organisation',
  email: 'E-mail',
  links: 'Site et profils',
  city: 'Ville et pays',
  languages: 'Langues',
  sample: 'Nom et coordonnées sont des exemples : la carte le dit aussi, dans sa note.',
}

const en: typeof fr = {
  code: 'QR code: the name, e-mail address and link of this card',
  scan: 'Point your camera at the code: it holds the name, e-mail address and link, and needs no network.',
  holds: 'What the file holds',
  name: 'Name',
  role: 'Trade',
  organisation: 'Organisation',
  email: 'E-mail',
  links: 'Site and profiles',
  city: 'City and country',
  languages: 'Languages',
  sample: 'Name and details are samples; the card says so too, in its note.',
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
