import { questions } from './questions.fr.ts'
import type { ToolWords } from '../frame/words.ts'
import type { Notice } from './notices.ts'
import type { Change } from './sensitivity.ts'
import type { Status } from './year.ts'

const asked = {
  parts: {
    start: 'L’essentiel',
    calendar: 'Mes jours, sur le calendrier',
    status: 'Ce que permet le statut',
    household: 'Le foyer et son impôt',
  },
  questions,
  sides: { ask: 'Mes nombres', answer: 'Mon tarif' },
} satisfies ToolWords

const statuses: Readonly<Record<Status, string>> = {
  micro: 'Micro-entreprise',
  ei: 'EI au réel',
  eurl: 'EURL',
  sasu: 'SASU',
}

const changes: Readonly<Record<Change['change'], (by: string) => string>> = {
  'fewer-days': (by) => `${by} jours vendus en moins`,
  'more-days': (by) => `${by} jours vendus en plus`,
  'more-costs': (by) => `${by} de frais en plus par an`,
  'more-net': (by) => `${by} de plus voulus par mois`,
  'more-rate': (by) => `${by} de plus par jour`,
}

type Told = readonly [title: string, text: (figure: string) => string]
const notices: Readonly<Record<Notice['notice'], Told>> = {
  'over-micro': [
    'Au-delà du plafond de la micro-entreprise',
    (figure) =>
      `Le régime s’arrête à ${figure} de recettes par an. Passé deux années de suite au-dessus, vous êtes au réel : regardez la ligne « EI au réel » ci-dessous.`,
  ],
  'near-micro': [
    'Près du plafond de la micro-entreprise',
    (figure) => `Un bon mois de plus, et les ${figure} de recettes sont passés.`,
  ],
  loss: [
    'À ce tarif, il manque de l’argent',
    (figure) =>
      `Les frais et les cotisations dépassent ce qui est facturé, de ${figure} sur l’année.`,
  ],
  'vat-free': [
    'Sans TVA',
    (figure) =>
      `Sous ${figure} de recettes, vous facturez sans TVA et ne récupérez pas celle de vos achats : comptez vos frais toutes taxes comprises.`,
  ],
  'vat-next-year': [
    'TVA l’année suivante',
    (figure) =>
      `Au-dessus de ${figure} de recettes, la franchise de TVA cesse au 1er janvier qui suit. Une entreprise cliente la récupère, un particulier la paie.`,
  ],
  'vat-now': [
    'Avec TVA',
    (figure) =>
      `Au-dessus de ${figure} de recettes dans l’année, vous facturez la TVA, et récupérez celle de vos achats. Les tarifs d’ici sont hors taxes.`,
  ],
  'flat-refused': [
    'Pas de versement libératoire',
    (figure) =>
      `Le revenu fiscal de référence dépasse ${figure} par part, comme si celui de cette année servait de référence. Le calcul suit le barème.`,
  ],
  'flat-worth': [
    'Le versement libératoire vous coûterait moins',
    (figure) => `${figure} d’impôt de moins dans l’année, toutes choses égales.`,
  ],
  'flat-costly': [
    'Le versement libératoire vous coûte plus',
    (figure) => `${figure} d’impôt de plus que le barème, toutes choses égales.`,
  ],
  'costs-heavy': [
    'Des frais que la micro-entreprise ne déduit pas',
    (figure) =>
      `${figure} de frais, plus que l’abattement forfaitaire : au réel, ils réduiraient les cotisations et l’impôt.`,
  ],
  'no-pay': [
    'Sans rémunération',
    () => 'Les dividendes n’ouvrent ni trimestre de retraite, ni indemnités en cas d’arrêt.',
  ],
  'days-many': [
    'Beaucoup de jours',
    (figure) =>
      `${figure} jours vendus ne laissent presque rien pour chercher des clients ou être malade.`,
  ],
}

const result = {
  statuses,
  changes,
  notices,
  rate: 'Votre tarif journalier, hors taxes',
  left: 'Ce qu’il vous reste par mois, avant impôt',
  title: (amount: string) => `${amount} par jour`,
  titleLeft: (amount: string) => `${amount} par mois`,
  turnover: 'Par an',
  half: 'Demi-journée',
  month: 'Par mois, avant impôt',
  kept: 'Par mois, après impôt',
  days: 'Jours facturés',
  made: 'Ce que contient une journée',
  pieces: {
    you: 'Pour vous',
    contributions: 'Cotisations et formation',
    costs: 'Frais',
    companyTax: 'Impôt sur les sociétés',
    incomeTax: 'Impôt sur le revenu',
  },
  curve: 'Tarif selon les jours vendus',
  curveText: 'À revenu égal, le tarif dépend surtout des jours vendus.',
  compare: 'Les quatre statuts',
  compareChart: 'Les quatre statuts, en barres',
  compareRates: 'Le tarif qui laisse le même revenu.',
  compareNets: 'Ce que laisse le même tarif par mois, avant impôt.',
  compareMore:
    'Une société coûte aussi sa comptabilité et ses formalités : ajoutez-les aux frais pour comparer juste.',
  outside: 'au-delà du plafond',
  change: 'Ce qui ferait bouger le résultat',
  changeRate: 'Une chose à la fois, le tarif qu’elle donnerait.',
  changeLeft: 'Une chose à la fois, ce qui resterait par mois.',
  moved: (value: string, difference: string) => `${value} (${difference})`,
  contributions: 'Cotisations par an',
  beforeTax: 'Net par mois',
  afterTax: 'Après impôt',
  calendar: 'D’où viennent les jours',
  calendarRows: {
    weekdays: 'Jours de semaine',
    holidays: 'Jours fériés en semaine',
    leave: 'Congés',
    sick: 'Maladie',
    training: 'Formation et veille',
    unsold: 'Temps non vendu',
    billable: 'Jours à facturer',
  },
  salary: 'Ce que ces deux revenus ne comparent pas',
  salaryLead: (gross: string, net: string) =>
    `Un salaire brut de ${gross} laisse ${net} net avant impôt, et ce tarif aussi. Le reste diffère.`,
  salaryRows: [
    ['Congés', 'Cinq semaines payées', 'Comptées dans vos jours non facturés'],
    ['Chômage', 'Indemnisé', 'Rien, sauf assurance privée'],
    ['Retraite', 'Base et complémentaire de cadre', 'Proche en SASU, plus faible ailleurs'],
    ['Arrêt de travail', 'Indemnités, souvent complétées', 'Indemnités plus basses'],
    ['Mutuelle', 'Payée pour moitié au moins', 'À votre charge'],
    ['Matériel, logiciels, locaux', 'Fournis', 'Dans vos frais'],
  ],
  salaryHead: ['Sujet', 'Salarié', 'Indépendant'],
  table: 'Les chiffres',
  category: 'Jours vendus',
  status: 'Statut',
  perDay: 'Tarif journalier',
  perMonth: 'Par mois',
  limits:
    'Estimation, sans valeur de conseil fiscal : taux de 2026, première année, Acre, CFE et professions réglementées à part. Les taux, leurs sources et la vérification sont plus bas.',
  amount: (value: string) => `${value}\u00A0€`,
  day: 'jours',
  said: (answer: string, turnover: string) => `${answer}, soit ${turnover} par an.`,
  line: (name: string, value: string) => `${name} : ${value}`,
  summary: {
    rate: (status: string) => `Tarif journalier (${status}), hors taxes`,
    days: 'Jours facturés par an',
    turnover: 'Chiffre d’affaires',
    contributions: 'Cotisations',
    net: 'Reste par mois avant impôt',
    kept: 'Reste par mois après impôt',
    statuses: 'Dans les autres statuts',
    notes: 'À savoir',
  },
  cardNext: (days: string, status: string) => `${days} jours facturés par an, ${status}.`,
  cardUnit: 'par jour',
  cardTitle: 'Mon tarif journalier, ligne par ligne',
}

export const words = { ...asked, ...result }
