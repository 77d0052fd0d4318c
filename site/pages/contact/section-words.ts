/** What stands around the form. The page gets it with its data, in its own language alone. */
import type { Bilingual } from '../../routes/language.ts'

const fr = {
  direct: {
    title: 'Contact direct',
    email: 'E-mail',
    none: 'Adresse à compléter par le propriétaire du site',
    copy: 'Copier',
    copied: 'Copié',
    failed: 'À copier à la main',
    phone: 'Téléphone',
    phoneText: 'Donné après un premier message',
    card: 'Carte de visite',
    open: 'Ouvrir',
  },
  call: {
    title: 'Une visioconférence',
    lead: 'Proposez deux jours. Je confirme l’un des deux par e-mail, avec un lien Google Meet ou celui de votre outil.',
    back: 'Proposer ces jours',
  },
  consultation: {
    title: 'Une consultation',
    lead: 'Une question précise, une heure de travail commun, un compte rendu écrit.',
    points: [
      'Vous envoyez le contexte la veille',
      'Nous décidons ensemble, écran partagé',
      'Vous recevez les décisions et leurs raisons',
    ],
    quote: 'Sur devis, en euros.',
    ask: 'Demander une consultation',
  },
  social: {
    title: 'Ailleurs',
    code: 'Code public',
    network: 'Profil professionnel',
    none: 'adresse à compléter',
  },
  about: {
    title: 'À propos',
    text: 'Développeur indépendant, du premier croquis à la mise en ligne. Français et anglais, à distance ou sur place.',
    sample: 'Cette fiche est un exemple : elle attend le nom et le parcours de son propriétaire.',
    cv: 'Lire le CV',
  },
}

const en: typeof fr = {
  direct: {
    title: 'Direct contact',
    email: 'E-mail',
    none: 'Address to be filled in by the site’s owner',
    copy: 'Copy',
    copied: 'Copied',
    failed: 'Copy it by hand',
    phone: 'Phone',
    phoneText: 'Given after a first message',
    card: 'Contact card',
    open: 'Open',
  },
  call: {
    title: 'A video call',
    lead: 'Suggest two days. I confirm one of them by e-mail, with a Google Meet link or one for the tool you use.',
    back: 'Suggest these days',
  },
  consultation: {
    title: 'A consultation',
    lead: 'One precise question, an hour of work together, a written record.',
    points: [
      'You send the context the day before',
      'We decide together, screen shared',
      'You receive the decisions and the reasons behind them',
    ],
    quote: 'On quotation, in euros.',
    ask: 'Ask for a consultation',
  },
  social: {
    title: 'Elsewhere',
    code: 'Public code',
    network: 'Professional profile',
    none: 'address to be filled in',
  },
  about: {
    title: 'About',
    text: 'Independent developer, from the first sketch to going live. French and English, remote or on site.',
    sample: 'This entry is a sample: it awaits its owner’s name and career.',
    cv: 'Read the CV',
  },
}

export const WORDS: Bilingual<typeof fr> = { fr, en }
export type SectionWords = typeof fr
