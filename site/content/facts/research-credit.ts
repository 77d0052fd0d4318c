/** The French tax credits for research (CIR) and innovation (CII). */
import { topic } from './topic.ts'

const checked = '2026-11-22'
const review = '2027-01-31'

const research = {
  checked,
  review,
  version: '2025-08-13',
  dated: 'stated',
  source: {
    title: 'BOI-BIC-RICI-10-10-30-10, crédit d’impôt recherche, taux applicables',
    publisher: 'Bulletin officiel des finances publiques',
    url: 'https://bofip.impots.gouv.fr/bofip/6483-PGP.html/identifiant=BOI-BIC-RICI-10-10-30-10-20250813',
  },
} as const

/** The page carries no day; it speaks of the extension that the finance law for 2025 voted. */
const innovation = {
  checked,
  review,
  version: '2025-02-14',
  dated: 'not-before',
  source: {
    title: 'Crédit d’impôt innovation (CII)',
    publisher: 'Bpifrance Création',
    url: 'https://www.bpifrance-creation.fr/encyclopedie/aides-a-creation-a-reprise-dentreprise/aides-a-linnovation/cii-credit-dimpot',
  },
} as const

export const researchCredit = topic({
  'cir-rate': {
    value: 30,
    unit: 'percent',
    label: { fr: 'taux du crédit d’impôt recherche', en: 'rate of the research tax credit' },
    ...research,
  },
  'cir-threshold': {
    value: 100_000_000,
    unit: 'EUR',
    label: {
      fr: 'dépenses au-delà desquelles le taux baisse',
      en: 'spending above which the rate drops',
    },
    ...research,
  },
  'cir-rate-above': {
    value: 5,
    unit: 'percent',
    label: { fr: 'taux au-delà de ce seuil', en: 'rate above that threshold' },
    ...research,
  },
  'cii-rate': {
    value: 20,
    unit: 'percent',
    label: { fr: 'taux du crédit d’impôt innovation', en: 'rate of the innovation tax credit' },
    ...innovation,
    source: {
      title: 'Crédit d’impôt innovation : opportunités et conditions',
      publisher: 'Euraudit',
      url: 'https://www.euraudit.net/principale/credit-dimpot-innovation-opportunites-et-conditions',
    },
  },
  'cii-cap': {
    value: 400_000,
    unit: 'EUR',
    label: {
      fr: 'dépenses d’innovation retenues, au plus, par an',
      en: 'highest innovation spending counted in a year',
    },
    ...innovation,
    version: '2025-02-03',
    source: {
      title: 'PLF 2025 : le crédit d’impôt innovation prorogé au taux de 20 %',
      publisher: 'LégiFiscal',
      url: 'https://legifiscal.fr/actualites-fiscales/4025-plf-2025-credit-impot-innovation-fin-proroge-taux-20.html',
    },
  },
  'cii-until': {
    value: '2027-12-31',
    unit: 'date',
    label: { fr: 'fin du crédit d’impôt innovation', en: 'end of the innovation tax credit' },
    ...innovation,
  },
  'cii-staff': {
    value: 250,
    unit: 'people',
    label: {
      fr: 'effectif sous lequel une entreprise y a droit',
      en: 'staff below which a business is entitled to it',
    },
    ...innovation,
  },
  'cii-turnover': {
    value: 50_000_000,
    unit: 'EUR',
    label: {
      fr: 'chiffre d’affaires annuel à ne pas dépasser (ou bilan de 43 millions)',
      en: 'yearly turnover not to exceed (or a balance sheet of 43 million)',
    },
    ...innovation,
  },
})
