/** What those who work for themselves pay on what they earn, the micro scheme left aside. */
import { topic } from './topic.ts'
import { officialModel, percent } from './official-model.ts'

const general = officialModel('paramètres communs', 'modele-social', 'base')
const base = officialModel(
  'assiette des cotisations des indépendants',
  'modele-ti',
  'indépendant/cotisations-et-contributions/cotisations-et-contributions',
)
const contributions = officialModel(
  'cotisations des indépendants',
  'modele-ti',
  'indépendant/cotisations-et-contributions/cotisations/cotisations',
)
const minimum = officialModel(
  'assiettes minimales des indépendants',
  'modele-ti',
  'indépendant/cotisations-et-contributions/assiette-minimale',
)
const csg = officialModel(
  'CSG et CRDS des indépendants',
  'modele-ti',
  'indépendant/cotisations-et-contributions/CSG-CRDS',
)

/** The health rate grows in a straight line between these shares of the ceiling. */
const healthStep = (value: number) =>
  percent(
    value,
    `maladie : palier à ${value} % du plafond de la Sécurité sociale`,
    `health: step at ${value}% of the social security ceiling`,
    contributions,
  )
const healthRate = (value: number, at: number) =>
  percent(
    value,
    `maladie et maternité, au palier de ${at} % du plafond`,
    `health and maternity, at the step of ${at}% of the ceiling`,
    contributions,
  )

export const selfEmployed = topic({
  ceiling: {
    value: 48_060,
    unit: 'EUR',
    label: {
      fr: 'plafond annuel de la Sécurité sociale',
      en: 'yearly social security ceiling',
    },
    ...general,
  },
  'minimum-wage': {
    value: 12.02,
    unit: 'EUR',
    label: {
      fr: 'Smic horaire brut au 1er janvier',
      en: 'gross hourly minimum wage on 1 January',
    },
    ...general,
  },
  allowance: percent(
    26,
    'abattement sur le revenu avant de calculer les cotisations',
    'allowance on income before contributions are worked out',
    base,
  ),
  'allowance-least': percent(
    1.76,
    'abattement, au moins, en part du plafond',
    'allowance, at least, as a share of the ceiling',
    base,
  ),
  'allowance-most': percent(
    130,
    'abattement, au plus, en part du plafond',
    'allowance, at most, as a share of the ceiling',
    base,
  ),
  'health-step-1': healthStep(20),
  'health-step-2': healthStep(40),
  'health-step-3': healthStep(60),
  'health-step-4': healthStep(110),
  'health-step-5': healthStep(200),
  'health-step-6': healthStep(300),
  'health-rate-1': healthRate(0, 20),
  'health-rate-2': healthRate(1.5, 40),
  'health-rate-3': healthRate(4, 60),
  'health-rate-4': healthRate(6.5, 110),
  'health-rate-5': healthRate(7.7, 200),
  'health-rate-6': healthRate(8.5, 300),
  'health-above': percent(
    6.5,
    'maladie et maternité, au-delà du dernier palier',
    'health and maternity, above the last step',
    contributions,
  ),
  'sick-pay': percent(0.5, 'indemnités journalières', 'daily sick pay', contributions),
  'sick-pay-least': percent(
    40,
    'indemnités journalières : assiette minimale, en part du plafond',
    'daily sick pay: least base, as a share of the ceiling',
    minimum,
  ),
  'sick-pay-most': percent(
    500,
    'indemnités journalières : assiette maximale, en part du plafond',
    'daily sick pay: highest base, as a share of the ceiling',
    contributions,
  ),
  family: percent(3.1, 'allocations familiales, taux plein', 'family, full rate', contributions),
  'family-from': percent(
    110,
    'allocations familiales : dues au-delà de cette part du plafond',
    'family: due above this share of the ceiling',
    contributions,
  ),
  'family-full': percent(
    140,
    'allocations familiales : taux plein à cette part du plafond',
    'family: full rate at this share of the ceiling',
    contributions,
  ),
  pension: percent(
    17.87,
    'retraite de base, jusqu’au plafond',
    'basic pension, up to the ceiling',
    contributions,
  ),
  'pension-above': percent(
    0.72,
    'retraite de base, au-delà du plafond',
    'basic pension, above the ceiling',
    contributions,
  ),
  'pension-least-hours': {
    value: 450,
    unit: 'hours',
    label: {
      fr: 'retraite de base : assiette minimale, en heures de Smic',
      en: 'basic pension: least base, in hours of minimum wage',
    },
    ...minimum,
  },
  supplementary: percent(
    8.1,
    'retraite complémentaire, jusqu’au plafond',
    'supplementary pension, up to the ceiling',
    contributions,
  ),
  'supplementary-above': percent(
    9.1,
    'retraite complémentaire, du plafond à quatre plafonds',
    'supplementary pension, from one to four ceilings',
    contributions,
  ),
  'supplementary-most': percent(
    400,
    'retraite complémentaire : assiette maximale, en part du plafond',
    'supplementary pension: highest base, as a share of the ceiling',
    contributions,
  ),
  disability: percent(
    1.3,
    'invalidité et décès, jusqu’au plafond',
    'disability and death, up to the ceiling',
    contributions,
  ),
  'disability-least': percent(
    11.5,
    'invalidité et décès : assiette minimale, en part du plafond',
    'disability and death: least base, as a share of the ceiling',
    minimum,
  ),
  'csg-deductible': percent(
    6.8,
    'CSG déductible de l’impôt sur le revenu',
    'CSG levy, deducted from taxable income',
    csg,
  ),
  'csg-other': percent(
    2.9,
    'CSG et CRDS non déductibles',
    'CSG and CRDS levies, not deducted from taxable income',
    csg,
  ),
  training: percent(
    0.25,
    'contribution à la formation (CFP), en part du plafond',
    'training levy (CFP), as a share of the ceiling',
    base,
  ),
})
