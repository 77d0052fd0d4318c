import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const referral = (id: string, referrer_id: string, hired_id: string) => ({
  id,
  referrer_id,
  hired_id,
})
const person = (id: string, displayName: string, hireDate: string, more = {}) => ({
  id,
  employeeNumber: `M${id}`,
  displayName,
  hireDate,
  status: 'Active',
  ...more,
})
const STAFF = [
  person('1', 'Rita Vogel', '2018-01-08'),
  person('2', 'Noé Vogel', '2026-05-04'),
  person('3', 'Ali Renaud', '2026-07-01'),
  person('4', 'Max Oury', '2026-03-02', { status: 'Inactive' }),
  person('5', 'Lou Ferry', '2026-02-02', { supervisorEId: '1' }),
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Une due, deux closes, une introuvable', en: 'One due, two closed, one not found' },
    given: {
      day: [{}],
      referrals: [
        referral('r1', '1', '2'),
        referral('r2', '1', '3'),
        referral('r3', '1', '4'),
        referral('r4', '1', '5'),
        referral('r5', '1', '99'),
      ],
      staff: [...STAFF, { error: 'Not found' }],
      pay: [{ success: true }],
      date: [{ id: 'r1' }],
      close: [{ id: 'r3' }, { id: 'r4' }],
      ask: [{ success: true }],
    },
    expects: {
      judge: [
        { id: 'r1', state: 'pay', due: '2026-11-04', number: 'M1' },
        { id: 'r2', state: 'wait', due: '2027-01-01' },
        { id: 'r3', state: 'close', reason: both('la recrue est partie', 'the recruit has left') },
        {
          id: 'r4',
          state: 'close',
          reason: both('le coopteur est son responsable', 'the referrer is the manager'),
        },
        { id: 'r5', state: 'ask' },
      ],
    },
    asks: {
      staff: [{ employeeId: '1' }, { employeeId: '2' }, {}, {}, {}, { employeeId: '99' }],
      pay: [
        {
          subject: both('Cooptation : 1 prime(s) de 600\u00A0€', 'Referrals: 1 bonus(es) of €600'),
          bodyContent: both(
            'M1 Rita Vogel, 600\u00A0€ (Noé Vogel, due depuis le 04/11/2026)',
            'M1 Rita Vogel, €600 (Noé Vogel, due since 04/11/2026)',
          ),
        },
      ],
      date: [{ columns: { value: { id: 'r1', paid_on: '2026-11-23' } } }],
      close: [{}, { columns: { value: { id: 'r4', closed: true } } }],
      ask: [
        {
          subject: both(
            'Cooptation à vérifier : Rita Vogel / 99',
            'Referral to check: Rita Vogel / 99',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'BambooHR ne répond pas', en: 'BambooHR does not answer' },
    given: {
      day: [{}],
      referrals: [referral('r1', '1', '2'), referral('r2', '1', '3')],
      staff: { fails: 'Service unavailable' },
      ask: [{ success: true }],
    },
    expects: { judge: [{ state: 'broken' }], pay: 'not reached', close: 'not reached' },
    asks: {
      ask: [
        {
          subject: both('Cooptations non jugées ce mois-ci', 'Referrals not judged this month'),
          bodyContent: 'Service unavailable',
        },
      ],
    },
  },
  {
    name: { fr: 'La table ne se lit pas', en: 'The table cannot be read' },
    given: { day: [{}], referrals: { fails: 'NOT_FOUND' }, ask: [{ success: true }] },
    expects: { judge: 'not reached' },
    asks: {
      ask: [
        {
          subject: both('Cooptations non jugées ce mois-ci', 'Referrals not judged this month'),
        },
      ],
    },
  },
]
