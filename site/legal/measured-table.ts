/** What a service that the owner names can be told of a visit: the privacy page's table, as Markdown. */
import { DEPTHS } from '../audience/dimensions.ts'
import type { Bilingual } from '../content/collection.ts'
import { carriedBy, EVENT_NAMES, EVENTS, type EventName } from '../ports/analytics/events.ts'
import { MOMENTS } from '../ports/analytics/time-on-page.ts'
import type { Language } from '../routes/language.ts'
import { table } from './table.ts'

export const measuredTable = (language: Language): string => {
  const { head, purposes, alone, events } = WORDS[language]
  return table(
    head,
    EVENT_NAMES.map((name) => {
      const carried = carriedBy(name).map((field) => `\`${field}\``)
      return [events[name], carried.join(', ') || alone, purposes[EVENTS[name].purpose]]
    }),
  )
}

const fr = {
  head: ['Ce qui s’est passé', 'Ce qui part, avec le chemin de la page', 'Finalité'],
  alone: 'rien de plus',
  purposes: { audience: 'Audience', journey: 'Parcours' },
  events: {
    page_view: 'Une page est ouverte',
    navigation: 'On passe d’une page à l’autre',
    click: 'Un lien ou un bouton est suivi',
    scroll: `Une page est lue à ${DEPTHS.join(', ')} %`,
    time_on_page: `Une page est ouverte depuis ${MOMENTS.join(', ')} s`,
    language_change: 'La langue change',
    universe_switch: 'L’univers change',
    cv_view: 'Le CV est ouvert',
    portfolio_view: 'Le portfolio est ouvert',
    download: 'Un fichier est pris',
    exception: 'Le site rencontre une erreur',
    contact_form_start: 'Le formulaire est commencé',
    contact_form_submit: 'Le formulaire est envoyé',
    contact_interaction: 'Un moyen de contact est touché',
    contact_click: 'Un lien vers le contact est suivi',
    contact_conversion: 'Un message est arrivé, ou un lien d’e-mail ou de téléphone est suivi',
    conversion: 'Une étape vers un contact est franchie',
    cv_download: 'Le CV est pris',
    tech_interest: 'Une technologie est regardée',
    social_interaction: 'Un profil est ouvert',
    search: 'Une recherche est faite',
    purchase: 'Une prestation est commandée',
  } satisfies Readonly<Record<EventName, string>>,
}

const en: typeof fr = {
  head: ['What happened', 'What is sent, with the page’s path', 'Purpose'],
  alone: 'nothing more',
  purposes: { audience: 'Audience', journey: 'Journey' },
  events: {
    page_view: 'A page is opened',
    navigation: 'Somebody goes from page to page',
    click: 'A link or a button is followed',
    scroll: `A page is read to ${DEPTHS.join(', ')}%`,
    time_on_page: `A page has been open for ${MOMENTS.join(', ')} s`,
    language_change: 'The language changes',
    universe_switch: 'The universe changes',
    cv_view: 'The CV is opened',
    portfolio_view: 'The portfolio is opened',
    download: 'A file is taken',
    exception: 'The site meets an error',
    contact_form_start: 'The form is begun',
    contact_form_submit: 'The form is sent',
    contact_interaction: 'A way to get in touch is used',
    contact_click: 'A link to the contact page is followed',
    contact_conversion: 'A message has arrived, or an e-mail or phone link is followed',
    conversion: 'A step towards a contact is taken',
    cv_download: 'The CV is taken',
    tech_interest: 'A technology is looked at',
    social_interaction: 'A profile is opened',
    search: 'A search is made',
    purchase: 'A service is ordered',
  },
}

const WORDS: Bilingual<typeof fr> = { fr, en }
