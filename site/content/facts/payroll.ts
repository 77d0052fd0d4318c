/** What is paid on a salary: by an employee, and by the company of a president who draws one. */
import { officialModel, percent } from './official-model.ts'
import { topic } from './topic.ts'

const read = officialModel('cotisations du salarié', 'modele-social', 'salarié/cotisations')
const rate = (value: number, fr: string, en: string) => percent(value, fr, en, read)

export const payroll = topic({
  'pension-capped': rate(
    6.9,
    'salarié : vieillesse, jusqu’au plafond',
    'employee: old age, up to the ceiling',
  ),
  pension: rate(
    0.4,
    'salarié : vieillesse, sur tout le salaire',
    'employee: old age, on the whole salary',
  ),
  'supplementary-1': rate(
    3.15,
    'salarié : retraite complémentaire, jusqu’au plafond',
    'employee: supplementary pension, up to the ceiling',
  ),
  'supplementary-2': rate(
    8.64,
    'salarié : retraite complémentaire, au-delà',
    'employee: supplementary pension, above',
  ),
  'balance-1': rate(
    0.86,
    'salarié : équilibre général (CEG), jusqu’au plafond',
    'employee: pension balance (CEG), up to the ceiling',
  ),
  'balance-2': rate(
    1.08,
    'salarié : équilibre général (CEG), au-delà',
    'employee: pension balance (CEG), above',
  ),
  technical: rate(
    0.14,
    'salarié : équilibre technique (CET), si le salaire passe le plafond',
    'employee: technical balance (CET), where pay exceeds the ceiling',
  ),
  'csg-base': rate(
    98.25,
    'part du salaire soumise à CSG et CRDS',
    'share of pay on which CSG and CRDS are due',
  ),
  'csg-deductible': rate(6.8, 'salarié : CSG déductible', 'employee: CSG, deductible'),
  'csg-other': rate(
    2.9,
    'salarié : CSG et CRDS non déductibles',
    'employee: CSG and CRDS, not deductible',
  ),
  'company-health': rate(13, 'société : maladie', 'company: health'),
  'company-solidarity': rate(
    0.3,
    'société : solidarité autonomie',
    'company: solidarity for autonomy',
  ),
  'company-pension-capped': rate(
    8.55,
    'société : vieillesse, jusqu’au plafond',
    'company: old age, up to the ceiling',
  ),
  'company-pension': rate(
    2.11,
    'société : vieillesse, sur tout le salaire',
    'company: old age, on the whole salary',
  ),
  'company-family': rate(5.25, 'société : allocations familiales', 'company: family'),
  'company-accidents': rate(
    2.08,
    'société : accidents du travail, taux moyen',
    'company: accidents at work, average rate',
  ),
  'company-housing': rate(
    0.1,
    'société : aide au logement (Fnal), jusqu’au plafond',
    'company: housing aid (Fnal), up to the ceiling',
  ),
  'company-training': rate(
    0.55,
    'société : formation professionnelle',
    'company: vocational training',
  ),
  'company-apprentices': rate(
    0.68,
    'société : taxe d’apprentissage',
    'company: apprenticeship tax',
  ),
  'company-supplementary-1': rate(
    4.72,
    'société : retraite complémentaire, jusqu’au plafond',
    'company: supplementary pension, up to the ceiling',
  ),
  'company-supplementary-2': rate(
    12.95,
    'société : retraite complémentaire, au-delà',
    'company: supplementary pension, above',
  ),
  'company-balance-1': rate(
    1.29,
    'société : équilibre général (CEG), jusqu’au plafond',
    'company: pension balance (CEG), up to the ceiling',
  ),
  'company-balance-2': rate(
    1.62,
    'société : équilibre général (CEG), au-delà',
    'company: pension balance (CEG), above',
  ),
  'company-technical': rate(
    0.21,
    'société : équilibre technique (CET), si le salaire passe le plafond',
    'company: technical balance (CET), where pay exceeds the ceiling',
  ),
  'company-death': rate(
    1.5,
    'société : assurance décès des cadres, jusqu’au plafond',
    'company: death insurance of managers, up to the ceiling',
  ),
})
