/** What the legal pages lean on: times to answer, times to keep, who has to be accessible. */
import { topic } from './topic.ts'

const checked = '2026-11-23'
const review = '2027-11-23'

/** The regulation has not changed since it was published: the page carries no date of its own. */
const article12 = {
  checked,
  review,
  version: '2016-05-04',
  dated: 'not-before',
  source: {
    title: 'Article 12, transparence et modalités de l’exercice des droits',
    publisher: { fr: 'gdprinfo.eu, texte du règlement', en: 'gdprinfo.eu, text of the regulation' },
    url: 'https://gdprinfo.eu/fr/fr-article-12',
  },
} as const

const smallest = {
  checked,
  review,
  version: '2025-06-28',
  dated: 'not-before',
  source: {
    title: 'E-commerce et accessibilité numérique : ce qui change à partir de juin 2025',
    publisher: 'Fevad',
    url: 'https://fevad.com/?p=50499',
  },
} as const

export const legal = topic({
  'rights-answer': {
    value: 1,
    unit: 'months',
    label: {
      fr: 'délai de réponse à une demande d’exercice de droits (RGPD, article 12)',
      en: 'time to answer a request about one’s data (GDPR, Article 12)',
    },
    ...article12,
  },
  'rights-extension': {
    value: 2,
    unit: 'months',
    label: {
      fr: 'prolongation possible d’une réponse complexe',
      en: 'possible extension of a complex answer',
    },
    ...article12,
  },
  'prospect-data': {
    value: 3,
    unit: 'years',
    label: {
      fr: 'durée de conservation recommandée par la CNIL pour un contact sans suite, depuis son dernier message',
      en: 'time the CNIL advises for a contact without a follow-up, from their last message',
    },
    checked,
    review,
    version: '2024-02-01',
    dated: 'stated',
    source: {
      title: 'Durée de conservation des données : prospection d’un non-client par courriel',
      publisher: {
        fr: 'Olympe Legal, d’après le référentiel de la CNIL',
        en: 'Olympe Legal, after the CNIL’s guidelines',
      },
      url: 'https://olympe.legal/quelle-est-selon-la-cnil-la-duree-de-conservation-des-donnees-pour-la-finalite-effectuer-des-operations-relatives-a-la-prospection-dun-non-client-par-courriel/',
    },
  },
  'consent-memory': {
    value: 6,
    unit: 'months',
    label: {
      fr: 'durée pendant laquelle il est de bonne pratique de retenir un choix sur les traceurs',
      en: 'time for which it is good practice to remember a choice about trackers',
    },
    checked,
    review,
    version: '2020-11-05',
    dated: 'stated',
    source: {
      title: 'Cookies : les deux délibérations de la CNIL du 17 septembre 2020',
      publisher: 'Quantic Avocats',
      url: 'https://www.quantic-avocats.com/2020/11/05/cookies-cnil/',
    },
  },
  'accessibility-staff': {
    value: 10,
    unit: 'people',
    label: {
      fr: 'effectif sous lequel une entreprise de services peut être dispensée d’accessibilité',
      en: 'staff below which a service company may be exempt from accessibility',
    },
    ...smallest,
  },
  'accessibility-turnover': {
    value: 2_000_000,
    unit: 'EUR',
    label: {
      fr: 'chiffre d’affaires ou bilan à ne pas dépasser pour cette dispense',
      en: 'turnover or balance sheet not to be exceeded for that exemption',
    },
    ...smallest,
  },
  'accessibility-large': {
    value: 250_000_000,
    unit: 'EUR',
    label: {
      fr: 'chiffre d’affaires moyen au-dessus duquel l’article 47 oblige une entreprise privée',
      en: 'average turnover above which Article 47 binds a private company',
    },
    checked,
    review,
    version: '2019-07-25',
    dated: 'not-before',
    source: {
      title: 'Les grandes entreprises priées de rendre leurs sites web accessibles',
      publisher: { fr: 'Weka, avec l’AFP', en: 'Weka, with AFP' },
      url: 'https://www.weka.fr/actualite/personnes-handicapees/article/handicap-les-grandes-entreprises-priees-de-rendre-leurs-sites-web-accessibles-86691/',
    },
  },
  'rgaa-partial': {
    value: 50,
    unit: 'percent',
    label: {
      fr: 'part des critères du RGAA à respecter pour se dire « partiellement conforme »',
      en: 'share of RGAA criteria to meet before claiming partial conformity',
    },
    checked,
    review,
    version: '2019-07-24',
    dated: 'not-before',
    source: {
      title: 'Non-respect du RGAA : saisir le Défenseur des droits ?',
      publisher: 'Temesis',
      url: 'https://www.temesis.com/blog/non-respect-rgaa-saisir-le-defenseur-des-droits/',
    },
  },
})
