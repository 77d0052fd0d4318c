import { answeredWithin } from '../../fragments/patience.ts'
import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reperer-abonnements-oublies.examples.ts'

/** Three debits a month apart, or two a year apart, of about the same amount. */
const RECUR = `const plain = text => String(text ?? '').toUpperCase().normalize('NFD').replace(/[\\u0300-\\u036f]/g, '').replace(/\\b(?:CB|CARTE|PAIEMENT|FACTURE|ACHAT|PRLV|PRELEVEMENT|SEPA|DU)\\b|[^A-Z ]/g, ' ').trim().split(/ +/).slice(0, 2).join(' ');
const number = text => Number(String(text ?? '').replace(/\\s/g, '').replace(',', '.'));
const day = text => DateTime.fromISO(String(text).replace(/^(\\d{2})\\/(\\d{2})\\/(\\d{4})$/, '$3-$2-$1'), { zone: 'utc' });
const groups = new Map();
for (const { json } of $input.all()) {
  const one = { name: plain(json.label), amount: -number(json.amount), day: day(json.date) };
  if (one.name && one.amount > 0 && one.day.isValid) groups.set(one.name, [...(groups.get(one.name) ?? []), one]);
}
const today = DateTime.fromISO($now.toISODate(), { zone: 'utc' });
const out = [];
for (const [name, debits] of groups) {
  debits.sort((one, other) => one.day - other.day);
  const last = debits.at(-1);
  const like = debits.filter(({ amount }) => Math.abs(amount - last.amount) <= last.amount * 0.25);
  const gaps = like.slice(1).map((one, at) => Math.round(one.day.diff(like[at].day, 'days').days));
  const every = gaps.length >= 2 && gaps.every(gap => gap >= 26 && gap <= 35) ? 'month' : gaps.length >= 1 && gaps.every(gap => gap >= 350 && gap <= 380) ? 'year' : '';
  const next = last.day.plus(every === 'year' ? { years: 1 } : { months: 1 });
  if (!every || next < today.minus({ days: 10 })) continue;
  out.push({ name, amount: last.amount, every, yearly: Math.round(last.amount * (every === 'month' ? 12 : 1) * 100) / 100, next: next.toISODate() });
}
return [{ json: { found: out, debits: $input.all().length } }];`

const compare = (words: {
  readonly euros: string
  readonly month: string
  readonly year: string
  readonly before: string
  readonly fresh: string
  readonly next: string
  readonly colon: string
}) => `const rows = $input.all().map(({ json }) => json);
if (rows[0]?.error !== undefined) return [{ json: { state: 'blind', asked: [] } }];
${words.euros}const known = new Map(rows.filter(({ name }) => name).map(row => [row.name, Number(row.amount)]));
const asked = $('recur').first().json.found.filter(({ name, amount }) => !known.has(name) || amount > known.get(name) * 1.02).map(one => ({ ...one, before: known.get(one.name) ?? 0 })).sort((one, other) => other.yearly - one.yearly);
const lines = asked.map(one => one.name + '${words.colon}' + euros(one.amount) + (one.every === 'month' ? '${words.month}' : '${words.year}') + (one.before ? '${words.before}' + euros(one.before) : '${words.fresh}') + '${words.next}' + DateTime.fromISO(one.next).toFormat('dd/MM/yyyy'));
return [{ json: { state: asked.length ? 'ask' : 'none', asked: asked.map(one => ({ ...one, costs: euros(one.yearly) + '${words.year}' })), lines, known: known.size, yearly: euros(Math.round(asked.reduce((sum, { yearly }) => sum + yearly, 0))) } }];`

const words = {
  keep: { fr: 'Garder', en: 'Keep' },
  cancel: { fr: 'Résilier', en: 'Cancel' },
  unknown: { fr: 'À qui est-ce ?', en: 'Whose is it?' },
}
const form = (language: 'fr' | 'en'): string =>
  `={{ JSON.stringify($json.asked.map(one => ({ fieldLabel: one.name, fieldType: 'dropdown', fieldOptions: { values: ['${words.keep[language]}', '${words.cancel[language]}', '${words.unknown[language]}'].map(option => ({ option })) }, requiredField: true }))) }}`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Repérer les abonnements oubliés dans le relevé de carte',
    problem:
      'Un essai devenu payant, un outil dont l’utilisatrice est partie, un prix relevé de vingt pour cent sans bruit. Chaque ligne est petite ; ensemble, elles font un mois de salaire par an.',
    outcome:
      'Vous déposez treize mois de relevé en CSV. Les prélèvements réguliers, nouveaux ou augmentés, arrivent dans un seul formulaire. Garder entre au registre Grist, résilier devient une tâche datée avant le prochain débit.',
    avoid:
      'Si vos cartes sont virtuelles, une par fournisseur, leur gestionnaire le montre déjà. Les prélèvements trimestriels ou à montant variable échappent à cette règle.',
    approval:
      'Aucun abonnement n’est résilié par le flux. Vous répondez ligne par ligne ; sans réponse en sept jours, rien n’entre au registre, un courriel le dit, et tout sera reposé au prochain relevé.',
    failure:
      'CSV sans les bonnes colonnes, registre muet, ligne ou tâche refusée : un courriel dit laquelle, et ce qui reste à noter à la main.',
  },
  en: {
    title: 'Find forgotten subscriptions in the card statement',
    problem:
      'A trial that began to charge, a tool whose user has left, a price raised by a fifth without a word. Each line is small; together they cost a month’s salary a year.',
    outcome:
      'You hand in thirteen months of statement as CSV. Regular debits that are new or dearer arrive in a single form. Keep enters the Grist register; cancel becomes a task due before the next debit.',
    avoid:
      'If your cards are virtual, one a supplier, their manager shows this already. Quarterly debits and varying amounts escape this rule.',
    approval:
      'The flow cancels no subscription. You answer line by line; after seven days without an answer nothing enters the register, an email says so, and all of it is asked again with the next statement.',
    failure:
      'A CSV without the right columns, a silent register, a refused row or task: each is named in an email, with whatever has to be noted by hand.',
  },
  nodes: {
    statement: {
      use: 'formTrigger',
      name: { fr: 'Relevé déposé', en: 'Statement handed in' },
      why: {
        fr: 'Treize mois : il en faut deux pour voir un abonnement annuel.',
        en: 'Thirteen months, as a yearly subscription only shows the second time.',
      },
      with: {
        authentication: 'basicAuth',
        formTitle: { fr: 'Relevé de carte', en: 'Card statement' },
        formFields: {
          values: [
            {
              fieldLabel: 'CSV (date; label; amount)',
              fieldName: 'file',
              fieldType: 'file',
              multipleFiles: false,
              acceptFileTypes: '.csv',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos adresses', en: 'Your addresses' },
      why: {
        fr: 'La personne qui connaît les outils, pas seulement les comptes.',
        en: 'Somebody who knows the tools, and not the accounts alone.',
      },
      with: fields({
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        project: { fr: 'identifiant du projet Todoist', en: 'id of the Todoist project' },
        from: 'automate@votre-entreprise.example',
        person: 'outils@votre-entreprise.example',
      }),
    },
    rows: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the rows' },
      why: {
        fr: 'Le point-virgule est celui des banques ; changez-le au besoin.',
        en: 'Banks use semicolons; change it if yours does not.',
      },
      with: { operation: 'csv', binaryPropertyName: 'file', options: { delimiter: ';' } },
      onError: 'output',
    },
    recur: {
      use: 'code',
      name: { fr: 'Trouver ce qui revient', en: 'Find what comes back' },
      why: {
        fr: 'Un intervalle et un montant : la catégorie de la banque n’en dit rien.',
        en: 'An interval and an amount: the bank’s category tells neither.',
      },
      with: allItems(RECUR),
    },
    register: {
      use: 'grist',
      name: { fr: 'Registre des abonnements', en: 'Register of subscriptions' },
      why: {
        fr: 'Ce que vous avez déjà accepté, et à quel prix.',
        en: 'What you have agreed to so far, and at what price.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Subscriptions',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    compare: {
      use: 'code',
      name: { fr: 'Nouveaux ou plus chers', en: 'New or dearer' },
      why: {
        fr: 'Deux pour cent de marge, pour les cours de change.',
        en: 'Two per cent of slack, for exchange rates.',
      },
      with: allItems(
        inBoth(compare, {
          fr: {
            euros: EUROS.fr,
            month: ' par mois',
            year: ' par an',
            before: ', avant ',
            fresh: ', nouveau',
            next: ', prochain débit le ',
            colon: ' : ',
          },
          en: {
            euros: EUROS.en,
            month: ' a month',
            year: ' a year',
            before: ', was ',
            fresh: ', new',
            next: ', next debit on ',
            colon: ': ',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'À demander, rien, aveugle', en: 'To ask, nothing, blind' },
      why: {
        fr: 'Sans registre, tout paraîtrait nouveau.',
        en: 'Without the register all would seem new.',
      },
      with: cases({
        ask: text('={{ $json.state }}', 'equals', 'ask'),
        none: text('={{ $json.state }}', 'equals', 'none'),
      }),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Garder ou résilier ?', en: 'Keep or cancel?' },
      why: {
        fr: 'Un formulaire, du plus cher au moins cher : on le remplit d’un trait.',
        en: 'One form, dearest first: it is filled in at one go.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: {
          fr: '=Abonnements à revoir : {{ $json.asked.length }}, {{ $json.yearly }} par an',
          en: '=Subscriptions to look into: {{ $json.asked.length }}, {{ $json.yearly }} a year',
        },
        message: "={{ $json.lines.join('\\n') }}",
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: { fr: form('fr'), en: form('en') },
        options: answeredWithin(7, 'days'),
      },
    },
    answers: {
      use: 'code',
      name: { fr: 'Une réponse par ligne', en: 'One answer a line' },
      why: {
        fr: 'Sans réponse, rien n’entre par défaut, et un courriel le rappelle.',
        en: 'Without an answer nothing enters by default, and an email recalls it.',
      },
      with: allItems(
        `const said = $input.first().json.data;
const { asked } = $('compare').first().json;
if (!said) return [{ json: { state: 'silent', count: asked.length } }];
return asked.filter(({ name }) => said[name]).map(one => ({ json: { ...one, answer: said[one.name] } }));`,
      ),
    },
    kept: {
      use: 'switch',
      name: { fr: 'Gardé ?', en: 'Kept?' },
      why: {
        fr: '« À qui est-ce ? » demande aussi une démarche : c’est une tâche.',
        en: '“Whose is it?” calls for a step too, so it is a task.',
      },
      with: cases({
        yes: text("={{ $json.answer ?? '' }}", 'equals', words.keep),
        silent: text("={{ $json.state ?? '' }}", 'equals', 'silent'),
      }),
    },
    enter: {
      use: 'grist',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'Le nouveau prix remplace l’ancien : seule la hausse suivante se verra.',
        en: 'The new price replaces the old, so only the next rise will show.',
      },
      with: {
        operation: 'upsert',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Subscriptions',
        upsertCriteria: { properties: [{ fieldId: 'name', fieldValue: '={{ $json.name }}' }] },
        onMany: 'first',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'amount', fieldValue: '={{ $json.amount }}' },
            { fieldId: 'every', fieldValue: '={{ $json.every }}' },
            { fieldId: 'decided_on', fieldValue: '={{ $now.toISODate() }}' },
          ],
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    act: {
      use: 'todoist',
      name: { fr: 'Tâche datée', en: 'Dated task' },
      why: {
        fr: 'Cinq jours avant le débit : certains préavis sont de quelques jours.',
        en: 'Five days ahead of the debit, as some notice periods are a few days.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId("={{ $('settings').first().json.project }}"),
        labels: [],
        content: {
          fr: '={{ $json.answer }} {{ $json.name }} ({{ $json.costs }})',
          en: '={{ $json.answer }} {{ $json.name }} ({{ $json.costs }})',
        },
        options: {
          dueDate:
            '={{ [DateTime.fromISO($json.next).minus({ days: 5 }).toISODate(), $now.toISODate()].sort()[1] }}',
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui reste', en: 'Say what is left' },
      why: {
        fr: 'Un abonnement qu’on croit résilié est le plus cher de tous.',
        en: 'A subscription believed to be cancelled is the dearest of all.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: { fr: 'Abonnements : à noter', en: 'Subscriptions: please note' },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.answer ? 'Non enregistré, à faire à la main : ' + $json.answer + ' ' + $json.name : $json.state === 'silent' ? 'Sans réponse en sept jours : rien n’est noté, ' + $json.count + ' à revoir au prochain relevé.' : $json.state === 'none' ? 'Rien de nouveau dans ce relevé.' : $json.state === 'blind' ? 'Le registre Grist ne répond pas : rien n’a été comparé.' : 'Le relevé est illisible : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ $json.answer ? 'Not recorded, please do by hand: ' + $json.answer + ' ' + $json.name : $json.state === 'silent' ? 'No answer in seven days: nothing is noted, ' + $json.count + ' to look into with the next statement.' : $json.state === 'none' ? 'Nothing new in this statement.' : $json.state === 'blind' ? 'The Grist register does not answer: nothing was compared.' : 'The statement cannot be read: ' + ($json.error.message ?? $json.error) }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'statement > settings > rows > recur > register > compare > state.ask > ask > answers > kept.yes > enter',
    'kept.other > act',
    'kept.silent > tell',
    'state.none > tell',
    'state.other > tell',
    'rows.error > tell',
    'enter.error > tell',
    'act.error > tell',
  ],
  examples,
})
