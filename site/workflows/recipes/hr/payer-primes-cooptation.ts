import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byId } from '../../fragments/models.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './payer-primes-cooptation.examples.ts'

/** Both must still be there on the day; a manager who hired gets no bonus for it. */
const judge = (words: {
  readonly due: string
  readonly left: string
  readonly manager: string
  readonly self: string
  readonly unknown: string
  readonly lost: string
  readonly euros: string
}) =>
  `${words.euros}const { amount, months } = $('settings').first().json;
const staff = new Map($input.all().map(({ json }) => json).filter((one) => one.id).map((one) => [String(one.id), one]));
const failed = $input.all().every(({ json }) => json.error !== undefined) ? $input.first().json.error : undefined;
const today = $now.startOf('day');
const gone = (one) => one?.status && one.status !== 'Active';
if (failed !== undefined) return [{ json: { state: 'broken', reason: '', error: String(failed.message ?? failed) } }];
return $('referrals').all().map(({ json }) => json).filter((one) => one.id && !one.paid_on && !one.closed).map((one) => {
  const hired = staff.get(String(one.hired_id));
  const referrer = staff.get(String(one.referrer_id));
  const since = DateTime.fromISO(String(hired?.hireDate ?? ''));
  const due = since.plus({ months });
  const reason = !hired || !referrer || !since.isValid ? '${words.unknown}' : one.hired_id === one.referrer_id ? '${words.self}' : hired.supervisorEId && String(hired.supervisorEId) === String(one.referrer_id) ? '${words.manager}' : gone(hired) ? '${words.lost}' : gone(referrer) ? '${words.left}' : '';
  const state = reason === '${words.unknown}' ? 'ask' : reason ? 'close' : due <= today ? 'pay' : 'wait';
  return { json: { id: one.id, number: referrer?.employeeNumber ?? '', referrer: referrer?.displayName ?? String(one.referrer_id), hired: hired?.displayName ?? String(one.hired_id), amount, shown: euros(amount), due: due.isValid ? due.toISODate() : '', state, reason: reason || (state === 'pay' ? '${words.due}' + due.toFormat('dd/MM/yyyy') : '') } };
});`

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Payer les primes de cooptation le mois où elles sont dues',
    problem:
      'Une soudeuse a recommandé son cousin en mars, et la prime est promise « après six mois ». En novembre, elle la réclame ; la fois d’après, elle ne recommande plus personne.',
    outcome:
      'Le 15, chaque cooptation ouverte est jugée d’après vos règles : ancienneté atteinte, les deux toujours présents, pas son propre responsable. Les primes dues partent à la paie dans un seul courriel, datées dans la table ; celles qui tombent sont closes avec leur raison.',
    avoid:
      'Trois cooptations par an tiennent dans un agenda. Si vos règles ne sont pas écrites, écrivez-les d’abord : le flux les appliquerait à la lettre.',
    approval:
      'La paie vérifie et verse. Une cooptation close à tort se rouvre en décochant une case, et sera rejugée le mois suivant.',
    failure:
      'BambooHR muet : rien n’est jugé, les RH le lisent. Une personne dont le dossier ne s’ouvre pas n’est ni payée ni close, elle leur est soumise.',
  },
  en: {
    title: 'Pay referral bonuses in the month they fall due',
    problem:
      'A welder recommended her cousin in March, and the bonus is promised “after six months”. In November she asks for it; the next time she recommends nobody.',
    outcome:
      'On the 15th each open referral is judged by your rules: length of service reached, both still there, not one’s own manager. Bonuses due go to payroll in one email and are dated in the table; those that lapse are closed with their reason.',
    avoid:
      'Three referrals a year fit in a calendar. If your rules are not written down, write them first: they would be applied to the letter.',
    approval:
      'Payroll verifies and pays. A referral closed wrongly is opened again by clearing a box, and judged anew the next month.',
    failure:
      'BambooHR silent: nothing is judged, and HR reads so. Somebody whose file will not open is neither paid nor closed but put to HR.',
  },
  nodes: {
    day: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 15', en: 'On the 15th' },
      why: {
        fr: 'Avant les variables de paie du 20.',
        en: 'Before payroll variables on the 20th.',
      },
      with: at('0 9 15 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre règle', en: 'Your rule' },
      why: {
        fr: 'Un montant, et combien de mois la recrue doit être restée.',
        en: 'An amount, and how many months the recruit has to have stayed.',
      },
      with: fields(
        {
          amount: 600,
          months: 6,
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          payroll: 'paie@chaudronnerie-vial.example',
          hr: 'rh@chaudronnerie-vial.example',
        },
        { alone: true },
      ),
    },
    referrals: {
      use: 'airtable',
      name: { fr: 'Lire les cooptations', en: 'Read the referrals' },
      why: {
        fr: 'Colonnes referrer_id, hired_id, paid_on et closed.',
        en: 'Columns referrer_id, hired_id, paid_on and closed.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('referrals'),
        filterByFormula: '=AND({paid_on} = BLANK(), NOT({closed}))',
        returnAll: true,
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    ids: {
      use: 'code',
      name: { fr: 'Qui est concerné', en: 'Who is concerned' },
      why: {
        fr: 'Coopteurs et recrues, chacun une fois ; l’annuaire, lui, oublie qui est parti.',
        en: 'Referrers and recruits, each once; the directory forgets those who left.',
      },
      with: allItems(
        'return [...new Set($input.all().flatMap(({ json }) => [json.referrer_id, json.hired_id]).map(String))].map((id) => ({ json: { id } }));',
      ),
    },
    staff: {
      use: 'bambooHr',
      name: { fr: 'Ouvrir leurs dossiers', en: 'Open their files' },
      why: {
        fr: 'Date d’entrée, présence et responsable, à jour ce matin.',
        en: 'Hiring date, presence and manager, as of this morning.',
      },
      with: {
        resource: 'employee',
        operation: 'get',
        employeeId: '={{ $json.id }}',
        options: {
          fields: ['displayName', 'employeeNumber', 'hireDate', 'status', 'supervisorEId'],
        },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Appliquer la règle', en: 'Apply the rule' },
      why: {
        fr: 'La même pour tous, et la raison écrite à côté.',
        en: 'The same for all, with the reason beside it.',
      },
      with: allItems(
        inBoth(judge, {
          fr: {
            due: 'due depuis le ',
            left: 'le coopteur est parti',
            manager: 'le coopteur est son responsable',
            self: 'coopteur et recrue identiques',
            unknown: 'personne introuvable',
            lost: 'la recrue est partie',
            euros: EUROS.fr,
          },
          en: {
            due: 'due since ',
            left: 'the referrer has left',
            manager: 'the referrer is the manager',
            self: 'referrer and recruit are the same',
            unknown: 'person not found',
            lost: 'the recruit has left',
            euros: EUROS.en,
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Payer, clore, demander', en: 'Pay, close, ask' },
      why: {
        fr: 'Celles qui attendent s’arrêtent ici, sans bruit.',
        en: 'Those that wait stop here without a sound.',
      },
      with: cases({
        pay: text('={{ $json.state }}', 'equals', 'pay'),
        close: text('={{ $json.state }}', 'equals', 'close'),
        ask: text('={{ $json.state }}', 'regex', '^(ask|broken)$'),
      }),
    },
    list: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: {
        fr: 'La paie préfère un courriel à neuf.',
        en: 'Payroll likes one email better than nine.',
      },
      with: allIn('rows'),
    },
    pay: {
      use: 'outlook',
      name: { fr: 'Écrire à la paie', en: 'Write to payroll' },
      why: {
        fr: 'Matricule, nom, montant et pour qui.',
        en: 'Staff number, name, amount and for whom.',
      },
      with: outlookSent(
        setting('payroll'),
        {
          fr: '=Cooptation : {{ $json.rows.length }} prime(s) de {{ $json.rows[0].shown }}',
          en: '=Referrals: {{ $json.rows.length }} bonus(es) of {{ $json.rows[0].shown }}',
        },
        "={{ $json.rows.map(one => one.number + ' ' + one.referrer + ', ' + one.shown + ' (' + one.hired + ', ' + one.reason + ')').join('\\n') }}",
      ),
    },
    paid: {
      use: 'code',
      name: { fr: 'Reprendre les lignes', en: 'Take up the rows' },
      why: {
        fr: 'Datées seulement une fois la paie prévenue.',
        en: 'Dated only once payroll has been told.',
      },
      with: allItems("return $('list').first().json.rows.map((json) => ({ json }));"),
    },
    date: {
      use: 'airtable',
      name: { fr: 'Dater', en: 'Date them' },
      why: {
        fr: 'Une prime datée ne revient pas le mois suivant.',
        en: 'A bonus with a date does not return next month.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('referrals'),
        columns: columns({ id: '={{ $json.id }}', paid_on: '={{ $now.toISODate() }}' }, ['id']),
        options: {},
      },
      retry: [3, 5],
    },
    close: {
      use: 'airtable',
      name: { fr: 'Clore avec la raison', en: 'Close with the reason' },
      why: {
        fr: 'La personne qui demandera aura une réponse écrite.',
        en: 'Whoever asks will have a written answer.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('referrals'),
        columns: columns({ id: '={{ $json.id }}', closed: true, reason: '={{ $json.reason }}' }, [
          'id',
        ]),
        options: {},
      },
      retry: [3, 5],
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Soumettre aux RH', en: 'Put it to HR' },
      why: {
        fr: 'Un numéro faux dans la table est leur affaire, pas celle de la paie.',
        en: 'A wrong number in the table is for them, not for payroll.',
      },
      with: outlookSent(
        setting('hr'),
        {
          fr: "={{ $json.reason ? 'Cooptation à vérifier : ' + $json.referrer + ' / ' + $json.hired : 'Cooptations non jugées ce mois-ci' }}",
          en: "={{ $json.reason ? 'Referral to check: ' + $json.referrer + ' / ' + $json.hired : 'Referrals not judged this month' }}",
        },
        '={{ $json.reason || $json.error }}',
      ),
    },
  },
  links: [
    'day > settings > referrals > ids > staff > judge > state.pay > list > pay > paid > date',
    'state.close > close',
    'state.ask > ask',
    'referrals.error > ask',
  ],
  examples,
})
