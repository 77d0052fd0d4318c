/** What the rate calculator asks, in French. */
export const questions = {
  goal: {
    ask: 'Je pars de',
    short: 'Point de départ',
    options: {
      net: { label: 'Un revenu' },
      rate: { label: 'Un tarif' },
      salary: { label: 'Un salaire' },
    },
  },
  net: {
    ask: 'Ce que vous gardez, par mois',
    help: 'Après cotisations et frais.',
    short: 'Revenu voulu',
  },
  rate: { ask: 'Votre tarif journalier', help: 'Hors taxes.', short: 'Tarif' },
  salary: {
    ask: 'Le salaire brut, par an',
    help: 'D’un cadre du privé, primes comprises.',
    short: 'Salaire brut',
  },
  count: {
    ask: 'Mes jours facturés',
    short: 'Jours',
    options: {
      given: { label: 'Je les connais' },
      calendar: { label: 'Sur le calendrier' },
    },
  },
  days: {
    ask: 'Jours facturés par an',
    help: 'Ce qui reste après les congés, la prospection, la gestion et la formation.',
    short: 'Jours facturés',
  },
  costs: {
    ask: 'Frais, par an',
    help: 'Matériel, logiciels, assurance, déplacements, comptable, CFE.',
    short: 'Frais',
  },
  status: {
    ask: 'Statut',
    short: 'Statut',
    options: {
      micro: { label: 'Micro' },
      ei: { label: 'EI au réel' },
      eurl: { label: 'EURL' },
      sasu: { label: 'SASU' },
    },
  },
  year: { ask: 'Année', short: 'Année' },
  place: {
    ask: 'Jours fériés',
    short: 'Jours fériés',
    options: {
      france: { label: 'France' },
      'alsace-moselle': { label: 'Alsace et Moselle' },
    },
  },
  leave: { ask: 'Jours de congé', help: 'Cinq semaines font 25 jours.', short: 'Congés' },
  sick: { ask: 'Jours malade, par prudence', short: 'Maladie' },
  training: { ask: 'Jours de formation et de veille', short: 'Formation' },
  unsold: {
    ask: 'Temps qui ne se vend pas',
    help: 'Prospection, devis, comptes, attente : part des jours qui restent.',
    short: 'Temps non vendu',
  },
  basis: {
    ask: 'Le revenu voulu est',
    short: 'Revenu',
    options: {
      before: { label: 'Avant impôt' },
      after: { label: 'Après impôt' },
    },
  },
  flat: {
    ask: 'Versement libératoire de l’impôt',
    help: 'L’impôt se paie en pourcentage des recettes, sur option.',
    short: 'Versement libératoire',
    options: { no: { label: 'Non' }, yes: { label: 'Oui' } },
  },
  dividends: {
    ask: 'Part laissée en dividendes',
    help: 'Le reste est versé en rémunération.',
    short: 'Dividendes',
  },
  couple: {
    ask: 'Foyer fiscal',
    short: 'Foyer',
    options: { alone: { label: 'Une personne' }, couple: { label: 'Un couple' } },
  },
  children: { ask: 'Enfants à charge', short: 'Enfants' },
  other: {
    ask: 'Autres revenus imposables du foyer, par an',
    help: 'Après leurs abattements.',
    short: 'Autres revenus',
  },
}
