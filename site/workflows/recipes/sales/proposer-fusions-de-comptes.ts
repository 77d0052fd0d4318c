import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName, model, question, shape } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './proposer-fusions-de-comptes.examples.ts'

const SEEN = byName("={{ $('settings').first().json.seen }}")

/** Pairs that share a web address or a telephone number are sure; a like name alone is not. */
const PAIRS = `const plain = (words) => String(words ?? '').normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase()
const core = (name) => plain(name).replace(/\\b(?:sarl|sas|sasu|sa|eurl|ets|societe|groupe|gmbh|ltd|bv)\\b/gu, ' ').replace(/[^a-z0-9]+/gu, ' ').trim()
const site = (url) => plain(url).replace(/^https?:\\/\\//u, '').replace(/^www\\./u, '').split('/')[0]
const phone = (number) => String(number ?? '').replace(/\\D/gu, '').slice(-9)
const all = $input.all().map(({ json }) => json).sort((one, other) => (one.CreatedDate < other.CreatedDate ? -1 : 1))
const first = (name) => core(name).split(' ')[0]
const keys = {
  site: ({ Website }) => site(Website),
  phone: ({ Phone }) => (phone(Phone).length === 9 ? phone(Phone) : ''),
  name: ({ Name }) => (first(Name).length > 3 ? first(Name) : ''),
}
const found = new Map()
for (const [why, keyOf] of Object.entries(keys)) {
  const alike = new Map()
  for (const account of all) {
    const key = keyOf(account)
    if (key !== '') alike.set(key, [...(alike.get(key) ?? []), account])
  }
  // What thirty accounts share says nothing of any two.
  for (const group of alike.values())
    if (group.length < 30)
      group.forEach((one, at) => {
        for (const other of group.slice(at + 1)) {
          const pair = one.Id + '+' + other.Id
          if (!found.has(pair)) found.set(pair, { json: { pair, why, sure: why !== 'name', one, other } })
        }
      })
}
const pairs = [...found.values()]
return pairs.sort((a, b) => Number(b.json.sure) - Number(a.json.sure))`

export default defineRecipe({
  category: 'sales',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Proposer chaque semaine les comptes en double à fusionner',
    problem:
      'Le même client existe trois fois : avec SARL, sans SARL, et sous le nom du salon où on l’a rencontré. Deux commerciaux l’appellent le même jour avec deux remises.',
    outcome:
      'Chaque vendredi, le propriétaire du plus ancien compte trouve une tâche par paire probable, avec ce qui les rapproche. Même site ou même téléphone : c’est net. Seul le nom se ressemble : un modèle donne son avis, motif à l’appui.',
    avoid:
      'Les filiales d’un groupe partagent un site et ne se fusionnent pas : si vous en suivez beaucoup, partez du numéro légal. Pour mille doublons d’un coup, prenez un outil de dédoublonnage.',
    approval:
      'Une fusion ne se défait pas : la fusion se fait à la main, dans Salesforce. Une paire déjà proposée ne revient pas, que l’on ait fusionné ou non.',
    failure:
      'Modèle en panne : la paire est proposée quand même, « à comparer ». Tâche refusée : la paire n’est pas cochée et revient le vendredi suivant. Salesforce muet : un courriel le dit.',
  },
  en: {
    title: 'Put forward duplicate accounts to merge, week by week',
    problem:
      'The same client exists three times: with Ltd, without Ltd, and under the name of the fair where you met. Two salespeople call on the same day with two discounts.',
    outcome:
      'Each Friday the owner of the older account finds a task for every likely pair, with what they share. Same site or same telephone: clear. Only the names look alike: a model gives its view, with a reason.',
    avoid:
      'Subsidiaries share a site and must not be merged: if you follow many, start from the legal number. For a thousand duplicates at once, take a tool made for it.',
    approval:
      'A merge cannot be undone, so it is done by hand, in Salesforce. A pair once put forward does not come back, merged or not.',
    failure:
      'Model down: the pair is put forward all the same, “to compare”. Task refused: the pair is not ticked off and returns next Friday. Salesforce silent: an email says so.',
  },
  nodes: {
    friday: {
      use: 'scheduleTrigger',
      name: { fr: 'Vendredi, 6 h', en: 'Friday, 6 am' },
      why: {
        fr: 'L’après-midi du vendredi se prête au ménage.',
        en: 'Friday afternoon lends itself to tidying up.',
      },
      with: at('0 6 * * 5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre rythme', en: 'Your pace' },
      why: {
        fr: 'Quinze paires : une heure de travail. Cent seraient ignorées.',
        en: 'Fifteen pairs make an hour’s work. A hundred would be ignored.',
      },
      with: fields({
        most: 15,
        seen: 'account_pairs_seen',
        to: 'crm@votre-entreprise.example',
      }),
    },
    accounts: {
      use: 'salesforce',
      name: { fr: 'Lire les comptes', en: 'Read the accounts' },
      why: {
        fr: 'Six champs : ceux qui distinguent deux homonymes.',
        en: 'Six fields: those that tell namesakes apart.',
      },
      with: {
        resource: 'search',
        operation: 'query',
        query:
          'SELECT Id, Name, Website, Phone, BillingCity, OwnerId, CreatedDate FROM Account WHERE IsDeleted = false',
      },
      onError: 'output',
      retry: [3, 10],
    },
    pairs: {
      use: 'code',
      name: { fr: 'Former les paires', en: 'Form the pairs' },
      why: {
        fr: 'Sans accents, sans forme juridique, sans « www » : ce que l’œil ferait.',
        en: 'No accents, no legal form, no “www”: as the eye would do it.',
      },
      with: allItems(PAIRS),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore proposées', en: 'Not put forward yet' },
      why: {
        fr: 'Refuser deux fois la même fusion fait abandonner l’outil.',
        en: 'Having to refuse a merge twice makes people give up.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: SEEN,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'pair', keyValue: '={{ $json.pair }}' }] },
      },
    },
    few: {
      use: 'limit',
      name: { fr: 'Les quinze premières', en: 'The first fifteen' },
      why: {
        fr: 'Les plus sûres d’abord ; les autres attendront.',
        en: 'The surest first; others can wait.',
      },
      with: { maxItems: "={{ $('settings').first().json.most }}", keep: 'firstItems' },
    },
    sure: {
      use: 'if',
      name: { fr: 'Site ou téléphone communs ?', en: 'Shared site or telephone?' },
      why: {
        fr: 'Une preuve se passe d’avis.',
        en: 'Where there is proof, no view is needed.',
      },
      with: all(isTrue('={{ $json.sure }}')),
    },
    proof: {
      use: 'set',
      name: { fr: 'Dire la preuve', en: 'State the proof' },
      why: {
        fr: 'Le commercial vérifie en un clic.',
        en: 'The salesperson checks it in one click.',
      },
      with: fields(
        {
          pair: '={{ $json.pair }}',
          verdict: 'same',
          reason: {
            fr: "={{ $json.why === 'site' ? 'même site, ' + $json.one.Website : 'même téléphone, ' + $json.one.Phone }}",
            en: "={{ $json.why === 'site' ? 'same site, ' + $json.one.Website : 'same telephone, ' + $json.one.Phone }}",
          },
        },
        { alone: true },
      ),
    },
    weigh: {
      use: 'chainLlm',
      name: { fr: 'Peser deux noms', en: 'Weigh two names' },
      why: {
        fr: '« Mercier Garage » et « Mercier Immobilier » : il faut lire, non comparer des lettres.',
        en: '“Mercier Garage” and “Mercier Homes”: one has to read, letters will not do.',
      },
      with: question(
        {
          fr: 'Deux fiches d’un CRM portent un nom proche. Disent-elles la même entreprise ?\n« verdict » : « same » si le reste du nom et la ville s’accordent ; « different » si un mot du nom désigne un autre métier, ou si les villes s’opposent sans que le nom soit identique ; « unsure » sinon.\n« reason » : quinze mots au plus, en français, qui citent les mots des fiches ; ne dis rien que tu saurais d’ailleurs de ces entreprises.\nDans le doute, « unsure » : une fusion à tort ne se répare pas.',
          en: 'Two CRM records bear a like name. Do they mean the same company?\n“verdict”: “same” if the rest of the name and the city agree; “different” if a word of the name means another trade, or the cities disagree while the names are not identical; “unsure” otherwise.\n“reason”: fifteen words at most, in English, quoting words of the records; say nothing that you may know of these companies from elsewhere.\nIn doubt, “unsure”: a wrong merge cannot be mended.',
        },
        "={{ $json.one.Name + ' | ' + ($json.one.BillingCity ?? '?') + ' | ' + ($json.one.Website ?? '?') + '\\n' + $json.other.Name + ' | ' + ($json.other.BillingCity ?? '?') + ' | ' + ($json.other.Website ?? '?') }}",
        { shaped: true },
      ),
      // One way on: two ways would part pairs from their verdicts.
      onError: 'continue',
      retry: [2, 5],
    },
    judge: model('luna', { fr: 'Modèle qui pèse', en: 'Model that weighs' }),
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Forme de l’avis', en: 'Form of the view' },
      with: shape({
        verdict: { type: 'string', enum: ['same', 'different', 'unsure'] },
        reason: { type: 'string' },
      }),
    },
    view: {
      use: 'set',
      name: { fr: 'Reprendre l’avis', en: 'Take the view' },
      why: {
        fr: 'Sans réponse, la paire reste « à comparer » : on ne la perd pas.',
        en: 'Without an answer the pair stays “to compare” and is not lost.',
      },
      with: fields(
        {
          pair: "={{ $('few').item.json.pair }}",
          verdict: "={{ $json.output?.verdict ?? 'unsure' }}",
          reason: {
            fr: "={{ $json.output?.reason ?? 'noms proches, à comparer' }}",
            en: "={{ $json.output?.reason ?? 'names alike, to compare' }}",
          },
        },
        { alone: true },
      ),
    },
    worth: {
      use: 'filter',
      name: { fr: 'Sans les différentes', en: 'Without the different' },
      why: {
        fr: 'Deux homonymes reconnus n’occupent personne.',
        en: 'Namesakes told apart take nobody’s time.',
      },
      with: all(text('={{ $json.verdict }}', 'notEquals', 'different')),
    },
    task: {
      use: 'salesforce',
      name: { fr: 'Tâche : comparer', en: 'Task: compare' },
      why: {
        fr: 'Sur le plus ancien compte : c’est lui qui garde l’historique.',
        en: 'On the older account, which keeps the history.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        status: 'Not Started',
        additionalFields: {
          subject: {
            fr: "={{ 'Double ? ' + $('few').item.json.one.Name + ' et ' + $('few').item.json.other.Name }}",
            en: "={{ 'Duplicate? ' + $('few').item.json.one.Name + ' and ' + $('few').item.json.other.Name }}",
          },
          description:
            "={{ $json.verdict + ' – ' + $json.reason + ' – ' + $('few').item.json.other.Id }}",
          whatId: "={{ $('few').item.json.one.Id }}",
          owner: byId("={{ $('few').item.json.one.OwnerId }}"),
          activityDate: '={{ $now.plus({ days: 7 }).toISODate() }}',
        },
      },
      onError: 'output',
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Cocher la paire', en: 'Tick the pair off' },
      why: {
        fr: 'Seulement une fois la tâche créée.',
        en: 'Only once the task exists.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SEEN,
        columns: columns({ pair: "={{ $('few').item.json.pair }}" }),
        options: {},
      },
    },
    silent: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui a manqué', en: 'Say what went wrong' },
      why: {
        fr: 'Un vendredi sans tâche doit vouloir dire : aucun double.',
        en: 'A Friday without tasks has to mean: no duplicates.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Doubles : Salesforce a refusé', en: 'Duplicates: Salesforce refused' },
        emailFormat: 'text',
        text: '={{ String($json.error.message ?? $json.error) }}',
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'friday > settings > accounts > pairs > fresh > few > sure.yes > proof > task > mark',
    'sure.no > weigh > view > worth > task',
    'accounts.error > silent',
    'task.error > silent',
    'judge => weigh',
    'form => weigh',
  ],
  examples,
  cost: [{ node: 'weigh', model: 'luna', reads: 260, writes: 45, calls: 10 }],
})
