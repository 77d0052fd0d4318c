import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './controler-plafonds-de-frais.examples.ts'

/** Every rule of the policy, by its number in it; what no rule covers goes to a person. */
const rules = (words: {
  readonly euros: string
  readonly undated: string
  readonly nothing: string
  readonly cap: string
  readonly guests: string
  readonly old: string
  readonly future: string
  readonly twice: string
  readonly weekend: string
  readonly receipt: string
  readonly unknown: string
}) =>
  `${words.euros}const { caps, months } = $('settings').first().json;
const known = $('known').all().map(({ json }) => json);
const broken = known.find(({ error }) => error !== undefined);
return $('expense').all().filter(({ json }) => !(json.fields ?? json).status).map(({ json }) => {
  const one = json.fields ?? json;
  const day = DateTime.fromISO(String(one.day ?? ''));
  const amount = Number(one.amount);
  const people = Math.max(1, Number(one.people ?? 1));
  const cap = caps.find(({ kind }) => kind === one.kind);
  const each = Math.round(amount / people * 100) / 100;
  const faults = [];
  if (!(amount > 0)) faults.push('${words.nothing}');
  if (!day.isValid) faults.push('${words.undated}');
  if (!cap) faults.push('${words.unknown}' + one.kind);
  else if (each > cap.most) faults.push('${words.cap}' + euros(each) + ' > ' + euros(cap.most));
  if (cap?.guests && people > 1 && !String(one.guests ?? '').trim()) faults.push('${words.guests}');
  if (day > $now) faults.push('${words.future}');
  if (day.isValid && day < $now.minus({ months })) faults.push('${words.old}');
  if (day.weekday > 5 && !String(one.why ?? '').trim()) faults.push('${words.weekend}');
  if (!one.receipt || one.receipt.length === 0) faults.push('${words.receipt}');
  const double = known.find((other) => other.id !== json.id && other.who === one.who && other.day === one.day && Number(other.amount) === amount);
  if (double) faults.push('${words.twice}' + double.id);
  const state = broken ? 'broken' : faults.length > 0 ? 'ask' : amount > $('settings').first().json.free ? 'manager' : 'fine';
  return { json: { id: json.id, who: one.who, email: one.email, kind: one.kind, amount, shown: euros(amount > 0 ? amount : 0), day: day.isValid ? day.toFormat('dd/MM/yyyy') : '?', state, faults, ...(broken && { error: String(broken.error.message ?? broken.error) }) } };
});`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Contrôler chaque note de frais d’après votre politique',
    problem:
      'La politique de frais tient en deux pages que personne ne relit. La comptable refuse un repas à 31 euros trois semaines après, pendant qu’un hôtel saisi deux fois passe sans bruit.',
    outcome:
      'Dans le quart d’heure qui suit sa saisie ou sa correction dans Airtable, chaque dépense est lue : date, montant, plafond par personne, invités nommés, justificatif, ancienneté, week-end, doublon. Conforme et petite, elle est validée ; conforme et forte, elle va au responsable ; sinon le salarié reçoit ce qui manque.',
    avoid:
      'Une politique qui demande du jugement à chaque ligne ne se code pas. Commencez par les cinq règles que la comptable applique le plus.',
    approval:
      'Aucun remboursement n’est payé ici. Au-dessus de votre seuil, un responsable valide ; le salarié peut toujours demander une exception à une personne.',
    failure:
      'Si les dépenses passées ne se lisent pas, les doublons sont invisibles : la dépense va à la comptable au lieu d’être validée.',
  },
  en: {
    title: 'Check each expense claim against your own policy',
    problem:
      'The expense policy is two pages that nobody reads again. The accountant refuses a meal of 31 euros three weeks later, while a hotel entered twice goes through without a sound.',
    outcome:
      'Within a quarter of an hour of being entered or mended in Airtable each expense is read: date, amount, cap per person, guests named, receipt, age, weekend, double. In order and small, it is approved; in order and large, it goes to the manager; otherwise the employee gets what is missing.',
    avoid:
      'A policy that needs judgement on each line cannot be coded. Begin with the five rules that the accountant applies most.',
    approval:
      'No claim is paid here. Above your threshold a manager approves; an employee may always ask a person for an exception.',
    failure:
      'When past expenses cannot be read, doubles cannot be seen: the expense goes to the accountant rather than being approved.',
  },
  nodes: {
    expense: {
      use: 'airtableTrigger',
      name: { fr: 'Dépense saisie ou corrigée', en: 'Expense entered or mended' },
      why: {
        fr: 'Champ « dernière modification » : une ligne corrigée est relue, une ligne validée ne l’est plus.',
        en: 'A “last modified” field: a row once mended is read again, one approved is not.',
      },
      with: {
        pollTimes: { item: [{ mode: 'everyX', value: 15, unit: 'minutes' }] },
        authentication: 'airtableTokenApi',
        baseId: byId({ fr: 'appFRAIS', en: 'appEXPENSES' }),
        tableId: byId('expenses'),
        triggerField: 'changed_on',
        additionalFields: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre politique', en: 'Your policy' },
      why: {
        fr: 'Un plafond par sorte ; en dessous de cent euros, conforme veut dire validé.',
        en: 'A cap for each kind; below a hundred euros, in order means approved.',
      },
      with: fields(
        {
          caps: list([
            { kind: 'meal', most: 25, guests: true },
            { kind: 'hotel', most: 130 },
            { kind: 'train', most: 400 },
            { kind: 'parking', most: 30 },
          ]),
          months: 3,
          free: 100,
          base: { fr: 'appFRAIS', en: 'appEXPENSES' },
          manager: 'responsable@cabinet-ollier.example',
          accountant: 'compta@cabinet-ollier.example',
        },
        { alone: true },
      ),
    },
    known: {
      use: 'airtable',
      name: { fr: 'Lire les dépenses récentes', en: 'Read recent expenses' },
      why: {
        fr: 'Un doublon a la même personne, le même jour, le même montant.',
        en: 'A double has the same person, day and amount.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('expenses'),
        filterByFormula: "=IS_AFTER({day}, '{{ $now.minus({ months: 4 }).toISODate() }}')",
        returnAll: true,
        options: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    rules: {
      use: 'code',
      name: { fr: 'Appliquer les règles', en: 'Apply the rules' },
      why: {
        fr: 'Toutes les remarques à la fois, chiffres à l’appui.',
        en: 'All remarks at once, with figures.',
      },
      with: allItems(
        inBoth(rules, {
          fr: {
            euros: EUROS.fr,
            undated: 'Date absente',
            nothing: 'Montant absent',
            cap: 'Plafond par personne : ',
            guests: 'Nommez les invités',
            old: 'Dépense trop ancienne',
            future: 'Date à venir',
            twice: 'Déjà saisie : ',
            weekend: 'Week-end : dites pourquoi',
            receipt: 'Justificatif absent',
            unknown: 'Sorte inconnue : ',
          },
          en: {
            euros: EUROS.en,
            undated: 'No date',
            nothing: 'No amount',
            cap: 'Cap per person: ',
            guests: 'Name the guests',
            old: 'Expense too old',
            future: 'Date in the future',
            twice: 'Entered already: ',
            weekend: 'Weekend: say why',
            receipt: 'No receipt',
            unknown: 'Unknown kind: ',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Quatre suites', en: 'Four ways on' },
      why: {
        fr: 'La comptable ne voit que ce que le flux n’a pas su juger.',
        en: 'The accountant sees only what could not be judged.',
      },
      with: cases({
        fine: text('={{ $json.state }}', 'equals', 'fine'),
        manager: text('={{ $json.state }}', 'equals', 'manager'),
        ask: text('={{ $json.state }}', 'equals', 'ask'),
      }),
    },
    approve: {
      use: 'airtable',
      name: { fr: 'Valider', en: 'Approve' },
      why: {
        fr: 'Avec la mention du contrôle, pour l’audit.',
        en: 'With a note of the check, for the audit.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('expenses'),
        columns: columns(
          {
            id: '={{ $json.id }}',
            status: { fr: 'validée', en: 'approved' },
            checked_on: '={{ $now.toISODate() }}',
          },
          ['id'],
        ),
        options: {},
      },
      onError: 'output',
    },
    boss: {
      use: 'gmail',
      name: { fr: 'Demander au responsable', en: 'Ask the manager' },
      why: {
        fr: 'Elle est conforme ; reste à dire si elle était utile.',
        en: 'It is in order; whether it was useful is another matter.',
      },
      with: gmailSent(
        setting('manager'),
        {
          fr: '=À valider : {{ $json.who }}, {{ $json.shown }} ({{ $json.kind }})',
          en: '=To approve: {{ $json.who }}, {{ $json.shown }} ({{ $json.kind }})',
        },
        {
          fr: '=Dépense du {{ $json.day }}, conforme à la politique. Validez-la dans la table : {{ $json.id }}',
          en: '=Expense of {{ $json.day }}, in line with the policy. Approve it in the table: {{ $json.id }}',
        },
      ),
    },
    back: {
      use: 'gmail',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Au salarié, le jour même, sans passer par personne.',
        en: 'To the employee, on the day, with nobody in between.',
      },
      with: gmailSent(
        '={{ $json.email }}',
        {
          fr: '=Votre dépense du {{ $json.day }} : {{ $json.faults.length }} point(s)',
          en: '=Your expense of {{ $json.day }}: {{ $json.faults.length }} point(s)',
        },
        {
          fr: "={{ $json.faults.join('\\n') }}\n\nCorrigez la ligne, ou demandez une exception à la comptable.",
          en: "={{ $json.faults.join('\\n') }}\n\nMend the row, or ask the accountant for an exception.",
        },
      ),
    },
    look: {
      use: 'gmail',
      name: { fr: 'Passer à la comptable', en: 'Hand to the accountant' },
      why: {
        fr: 'Contrôle incomplet ou ligne non écrite : un œil suffit.',
        en: 'Check incomplete or row not written: one look is enough.',
      },
      with: gmailSent(
        setting('accountant'),
        {
          fr: '=Dépense à voir : {{ $json.who }}, {{ $json.shown }}',
          en: '=Expense to look at: {{ $json.who }}, {{ $json.shown }}',
        },
        '={{ $json.id + " – " + $json.error }}',
      ),
    },
  },
  links: [
    'expense > settings > known > rules > state.fine > approve',
    'state.manager > boss',
    'state.ask > back',
    'state.other > look',
    'approve.error > look',
  ],
  examples,
})
