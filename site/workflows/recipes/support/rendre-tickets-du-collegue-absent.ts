import { allItems, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './rendre-tickets-du-collegue-absent.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const DESK = "{{ $('settings').first().json.desk }}/api/v2"

const freshdesk = (more: Params): Params => ({
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'freshdeskApi',
  ...more,
})

/** Whole days of absence alone: who is at the dentist's until ten keeps their tickets. The reason is not read any further. */
const AWAY = inBoth(
  ({ who }) => String.raw`const { team, present } = $('settings').first().json
const plain = (text) => String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
const today = $now.toISODate()
// Word by word: Marc is neither Marcelle nor a market.
const words = (text) => ' ' + plain(text).split(/[^a-z0-9-]+/).join(' ') + ' '
const events = $input.all().map(({ json }) => json).filter(({ start, end, status, summary }) => start?.date && start.date <= today && end.date > today && status !== 'cancelled' && !present.some((word) => words(summary).includes(words(word))))
const known = new Map()
const strangers = []
for (const { summary, end } of events) {
  const members = team.filter(({ name }) => words(summary).includes(words(name)))
  if (members.length === 0) strangers.push(summary)
  for (const { agent, name } of members)
    if (end.date > (known.get(agent)?.back ?? '')) known.set(agent, { kind: 'away', agent, name, back: end.date })
}
const away = [...known.values()].map((one) => {
  let day = DateTime.fromISO(one.back, { zone: $now.zoneName })
  while (day.weekday > 5) day = day.plus({ days: 1 })
  return { json: { ...one, back: day.toISODate() } }
})
return strangers.length > 0 ? [...away, { json: { kind: 'stranger', count: strangers.length, line: '${who}' + strangers.length } }] : away`,
  {
    fr: { who: 'Absences d’une journée au calendrier sans nom de l’équipe : ' },
    en: { who: 'Whole-day absences in the calendar without a team member’s name: ' },
  },
)

/** Due before noon of the day of return. */
const DUE = inBoth(
  ({ until, due, none }) => String.raw`const away = $('away').all().map(({ json }) => json)
return $input.all().flatMap(({ json }) => {
  const owner = away.find(({ agent }) => agent === json.results?.[0]?.responder_id)
  if (!owner) return []
  const limit = DateTime.fromISO(owner.back, { zone: $now.zoneName }).set({ hour: 12 })
  return json.results.filter((one) => one.status === 2 && one.responder_id === owner.agent).flatMap((one) => {
    const due = DateTime.fromISO(one.due_by ?? '').setZone($now.zoneName)
    if (due.isValid && due >= limit) return []
    const date = due.isValid ? due.toFormat('dd/MM HH:mm') : '${none}'
    return [{ json: { ticket: one.id, was: owner.agent, note: owner.name + '${until}' + owner.back.split('-').reverse().join('/') + '.', line: '#' + one.id + ' ' + String(one.subject ?? '').replace(/[<>&]/g, ' ').slice(0, 80) + ' (' + owner.name + ', ${due}' + date + ')' } }]
  })
})`,
  {
    fr: {
      until: ' ne répondra pas avant le ',
      due: 'échéance : ',
      none: 'aucune',
    },
    en: { until: ' will not answer before ', due: 'due: ', none: 'no date' },
  },
)

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Rendre à l’équipe les tickets d’un collègue absent',
    problem:
      'Marc est absent depuis lundi. Ses onze tickets ouverts portent son nom : personne n’y touche ; deux clients dont le délai tombait mardi ont appelé le siège jeudi.',
    outcome:
      'Du lundi au vendredi, le calendrier d’équipe dit qui est absent la journée. Ses tickets ouverts dont l’échéance tombe avant midi le jour de son retour, ou qui n’en ont pas, retournent sans agent dans la file de leur groupe ; Slack en donne la liste.',
    avoid:
      'Si chaque client a son interlocuteur attitré, désignez plutôt un suppléant par personne. Calendrier à tenir : toute journée au nom d’un agent vaut absence, sauf vos mots de présence. Tickets en attente et demi-journées restent en place.',
    approval:
      'Personne n’est désigné : l’équipe se répartit la liste, et un ticket rendu à tort se reprend d’un clic. Le motif de l’absence n’est recopié nulle part ; annoncez tout de même ce flux.',
    failure:
      'Calendrier ou tickets illisibles : Slack le dit et rien ne bouge. Un ticket que Freshdesk refuse de rendre est nommé et reste à son agent. Une absence sans nom connu est comptée, sans son titre.',
  },
  en: {
    title: 'Hand an absent colleague’s tickets back to the team',
    problem:
      'Marc has been away since Monday. His eleven open tickets bear his name, so nobody touches them; two customers due on Tuesday rang head office on Thursday.',
    outcome:
      'From Monday to Friday the team calendar tells who is away all day. Their open tickets that fall due before noon on the day they return, or that have no due date, go back unassigned to their group’s queue; Slack lists them.',
    avoid:
      'Where each customer has a person of their own, name a deputy for everybody instead. Keep the calendar: any whole day under an agent’s name is an absence, but for your words of presence. Pending tickets and half days stay.',
    approval:
      'Nobody is appointed: the team shares out the list, and a ticket handed back by mistake is retaken in one click. The reason for an absence is copied nowhere; still, tell the team.',
    failure:
      'Calendar or tickets unreadable: Slack says so and nothing moves. A ticket that Freshdesk will not release is named and stays with its agent. An absence without a known name is counted, its title left out.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, 8 h 15', en: 'Each morning, quarter past eight' },
      why: {
        fr: 'Après les absences annoncées, avant le premier client.',
        en: 'After absences are announced, ahead of the first customer.',
      },
      with: at('15 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre équipe', en: 'Your team' },
      why: {
        fr: 'Le nom tel qu’il paraît au calendrier, le numéro d’agent dans Freshdesk, et present : les mots qui ne valent pas absence.',
        en: 'The name as the calendar shows it, the agent’s number in Freshdesk, and present: words that mean no absence.',
      },
      with: fields(
        {
          desk: 'https://votre-entreprise.freshdesk.com',
          calendar: { fr: 'identifiant du calendrier', en: 'id of the calendar' },
          team: list([
            { name: 'Marc', agent: 101 },
            { name: 'Inès', agent: 102 },
            { name: 'Tom', agent: 103 },
          ]),
          present: list(['télétravail', 'anniversaire', 'astreinte', 'remote', 'birthday']),
        },
        { alone: true },
      ),
    },
    events: {
      use: 'googleCalendar',
      name: { fr: 'Absences du jour', en: 'Today’s absences' },
      why: {
        fr: 'Il existe ; un tableau de plus serait oublié.',
        en: 'It is there; one more sheet would be forgotten.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId("={{ $('settings').first().json.calendar }}"),
        returnAll: true,
        timeMin: "={{ $now.startOf('day').toISO() }}",
        timeMax: "={{ $now.endOf('day').toISO() }}",
        options: { recurringEventHandling: 'expand' },
      },
      onError: 'output',
      retry: [3, 10],
    },
    away: {
      use: 'code',
      name: { fr: 'Qui, et jusqu’à quand', en: 'Who, and until when' },
      why: {
        fr: 'La fin d’un événement Google est le lendemain : c’est le jour du retour, week-end sauté.',
        en: 'A Google event ends the day after: the return, once week-ends are skipped.',
      },
      with: allItems(AWAY),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Nom connu ?', en: 'A known name?' },
      why: {
        fr: 'Un prénom mal écrit laisserait ses tickets dormir.',
        en: 'One misspelt name would leave all those tickets asleep.',
      },
      with: cases({ away: text('={{ $json.kind }}', 'equals', 'away') }),
    },
    tickets: {
      use: 'httpRequest',
      name: { fr: 'Ses tickets ouverts', en: 'Their open tickets' },
      why: {
        fr: 'Freshdesk rend trente tickets par page, dix pages au plus.',
        en: 'Freshdesk gives thirty tickets a page, ten pages at most.',
      },
      with: freshdesk({
        url: `=${DESK}/search/tickets`,
        sendQuery: true,
        queryParameters: {
          parameters: [{ name: 'query', value: '="agent_id:{{ $json.agent }} AND status:2"' }],
        },
        options: {
          pagination: {
            pagination: {
              paginationMode: 'updateAParameterInEachRequest',
              parameters: {
                parameters: [{ type: 'qs', name: 'page', value: '={{ $pageCount + 1 }}' }],
              },
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !($response?.body?.results?.length >= 30) }}',
              limitPagesFetched: true,
              maxRequests: 10,
            },
          },
        },
      }),
      onError: 'output',
      retry: [3, 20],
    },
    due: {
      use: 'code',
      name: { fr: 'Ce qui ne peut pas attendre', en: 'What cannot wait' },
      why: {
        fr: 'Le reste attend qui connaît le dossier.',
        en: 'The rest waits for whoever knows the case.',
      },
      with: allItems(DUE),
    },
    note: {
      use: 'httpRequest',
      name: { fr: 'Note privée', en: 'Private note' },
      why: {
        fr: 'Une fois rendu ; avant, un refus en laisserait une par jour.',
        en: 'Once released; before, a refusal would leave one a day.',
      },
      with: freshdesk({
        method: 'POST',
        url: `=${DESK}/tickets/{{ $('due').item.json.ticket }}/notes`,
        sendBody: true,
        specifyBody: 'json',
        jsonBody: "={{ JSON.stringify({ body: $('due').item.json.note, private: true }) }}",
        options: { batching: { batch: { batchSize: 10, batchInterval: 5000 } } },
      }),
      onError: 'continue',
    },
    release: {
      use: 'httpRequest',
      name: { fr: 'Rendre au groupe', en: 'Back to the group' },
      why: {
        fr: 'Sans agent, le ticket reparaît chez tous ; ensuite, la recherche ne le trouve plus.',
        en: 'Unassigned it shows for all, and a second run no longer finds it.',
      },
      with: freshdesk({
        method: 'PUT',
        url: `=${DESK}/tickets/{{ $json.ticket }}`,
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={"responder_id": null}',
        options: { batching: { batch: { batchSize: 10, batchInterval: 5000 } } },
      }),
      onError: 'output',
    },
    taken: {
      use: 'set',
      name: { fr: 'Une ligne par ticket', en: 'One line a ticket' },
      why: {
        fr: 'Objet, ancien agent et échéance.',
        en: 'Subject, former agent and due date.',
      },
      with: fields({ line: "={{ $('due').item.json.line }}" }, { alone: true }),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Liste du matin', en: 'The morning’s list' },
      why: {
        fr: 'Un message, même pour trois absents.',
        en: 'One message, even for three people.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'slack',
      name: { fr: 'À se répartir', en: 'To share out' },
      why: {
        fr: 'La file ne dit pas qu’ils attendaient déjà.',
        en: 'The queue hides that these were waiting already.',
      },
      with: posted(CHANNEL, {
        fr: "={{ 'À reprendre aujourd’hui :\\n' + $json.line.join('\\n') }}",
        en: "={{ 'To take over today:\\n' + $json.line.join('\\n') }}",
      }),
    },
    stranger: {
      use: 'slack',
      name: { fr: 'Nom inconnu', en: 'Unknown name' },
      why: {
        fr: 'Le nombre seul : un titre d’absence peut dire une maladie.',
        en: 'The number alone, as a title may tell of an illness.',
      },
      with: posted(CHANNEL, '={{ $json.line }}'),
    },
    kept: {
      use: 'set',
      name: { fr: 'Resté à son agent', en: 'Still with its agent' },
      why: {
        fr: 'Avec la cause, souvent un droit qui manque.',
        en: 'With the cause, often a missing right.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $('due').item.json.line + ' : ' + ($json.error.message ?? $json.error) }}",
            en: "={{ $('due').item.json.line + ': ' + ($json.error.message ?? $json.error) }}",
          },
        },
        { alone: true },
      ),
    },
    refusals: {
      use: 'aggregate',
      name: { fr: 'Liste des refus', en: 'List of refusals' },
      why: {
        fr: 'Un refus par ticket ferait dix messages.',
        en: 'One refusal a ticket would make ten messages.',
      },
      with: gathered('line'),
    },
    refused: {
      use: 'slack',
      name: { fr: 'Non rendus', en: 'Not released' },
      why: {
        fr: 'On les prend à la main.',
        en: 'They are taken by hand.',
      },
      with: posted(CHANNEL, {
        fr: "={{ 'À reprendre à la main, Freshdesk ne les rend pas :\\n' + $json.line.join('\\n') }}",
        en: "={{ 'To be taken by hand, Freshdesk will not release them:\\n' + $json.line.join('\\n') }}",
      }),
    },
    broken: {
      use: 'slack',
      name: { fr: 'Matin sans contrôle', en: 'A morning unchecked' },
      why: {
        fr: 'Chacun regarde alors les absents de son groupe.',
        en: 'Then everybody checks their own group.',
      },
      with: posted(CHANNEL, {
        fr: '=Tickets des absents non contrôlés : {{ $json.error.message ?? $json.error }}',
        en: '=Tickets of absent colleagues not checked: {{ $json.error.message ?? $json.error }}',
      }),
      once: true,
    },
  },
  links: [
    'morning > settings > events > away > kind.away > tickets > due > release > note > taken > gather > tell',
    'kind.other > stranger',
    'release.error > kept > refusals > refused',
    'events.error > broken',
    'tickets.error > broken',
  ],
  examples,
})
