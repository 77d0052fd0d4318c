import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { examples } from './publier-linkedin-a-l-heure.examples.ts'

/** What is due comes first by its hour; what cannot leave says why. */
const sort = (words: {
  readonly stuck: string
  readonly hour: string
  readonly late: string
  readonly hours: string
  readonly empty: string
  readonly long: string
}) =>
  `const { most, late, stuck } = $('settings').first().json
const found = []
for (const { json } of $input.all()) {
  const text = String(json.Text ?? '').trim()
  const due = DateTime.fromISO(String(json.At ?? ''))
  const held = (note) => found.push({ json: { state: 'hold', id: json.id, title: json.Title, note } })
  if (json.Status === 'Publishing') {
    const since = $now.diff(DateTime.fromISO(String(json.Claimed ?? '')), 'minutes').minutes
    if (!(since < stuck)) held('${words.stuck}')
    continue
  }
  // A day without an hour would leave at midnight.
  if (!due.isValid || !String(json.At).includes('T')) { held('${words.hour}'); continue }
  // Told as soon as it is approved, while its author has time to mend it.
  if (text === '') held('${words.empty}')
  else if (text.length > most) held('${words.long}' + text.length)
  else if (due > $now) continue
  else if ($now.diff(due, 'hours').hours > late) held('${words.late}' + late + '${words.hours}')
  else found.push({ json: { state: 'due', id: json.id, title: json.Title, text, due: due.toMillis() } })
}
return found.sort((one, other) => (one.json.due ?? 0) - (other.json.due ?? 0))`

const row = (value: Params): Params => ({
  resource: 'record',
  operation: 'update',
  base: byId("={{ $('settings').first().json.base }}"),
  table: byId("={{ $('settings').first().json.table }}"),
  columns: columns(value, ['id']),
  options: {},
})

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 60,
  published: '2026-11-28',
  fr: {
    title: 'Publier sur LinkedIn à l’heure dite, jamais deux fois',
    problem:
      'La publication du salon devait partir mardi à 8 h ; celle qui l’avait écrite était dans le train. Un collègue l’a mise en ligne à 9 h, elle aussi à 9 h 05 : la page de l’entreprise l’a montrée deux fois.',
    outcome:
      'Tous les quarts d’heure, le flux prend dans Airtable la publication validée dont l’heure est venue, la met sur la page de l’entreprise, puis note son lien. Une seule à chaque passage, la plus ancienne d’abord.',
    avoid:
      'Le texte seul : ni image, ni vidéo, ni mention d’un compte, que le nœud LinkedIn de n8n désactive. Sur un profil personnel, c’est à la personne de publier. LinkedIn doit d’abord vous accorder l’accès Community Management.',
    approval:
      'Rien ne part sans qu’une personne ait mis la ligne à « Approved ». Sans heure, vide, au-delà de 3 000 signes ou en retard de plus de douze heures, la ligne passe à « To check » et Slack dit pourquoi.',
    failure:
      'LinkedIn refuse, ou une ligne reste trente minutes en « Publishing » : elle passe à « To check ». Regardez la page avant de la valider à nouveau, car une coupure peut suivre une publication réussie. Airtable muet : un message par heure.',
  },
  en: {
    title: 'Post on LinkedIn at the hour agreed, and never twice',
    problem:
      'The trade-fair post was due on Tuesday at 8; its author was on a train. A colleague put it online at 9, so did she at 9:05, and the page showed it twice.',
    outcome:
      'Every quarter of an hour the flow takes from Airtable the approved post whose hour has come, puts it on the company’s page, then notes its link. One at a time, the oldest first.',
    avoid:
      'Text alone: no picture, no video, no mention of an account, which n8n’s LinkedIn node turns off. On a personal profile, posting is up to the person. LinkedIn must first grant you Community Management access.',
    approval:
      'Nothing leaves unless somebody has set the row to “Approved”. Without an hour, empty, over 3,000 characters or more than twelve hours late, the row goes to “To check” and Slack says why.',
    failure:
      'LinkedIn refuses, or a row stays thirty minutes in “Publishing”: it goes to “To check”. Look at the page before approving it again: a line may break after a post got through. Airtable silent: one message an hour.',
  },
  nodes: {
    tick: {
      use: 'scheduleTrigger',
      name: { fr: 'Tous les quarts d’heure', en: 'Every quarter of an hour' },
      why: {
        fr: 'Une publication seule attend quatorze minutes au plus.',
        en: 'A single post waits fourteen minutes at most.',
      },
      with: at('*/15 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre page', en: 'Your page' },
      why: {
        fr: 'Le numéro se lit dans l’adresse d’administration.',
        en: 'The page’s number is in its admin address.',
      },
      with: fields({
        base: { fr: 'identifiant de la base Airtable', en: 'id of your Airtable base' },
        table: { fr: 'identifiant de la table', en: 'id of the table' },
        company: { fr: 'numéro de la page LinkedIn', en: 'number of the LinkedIn page' },
        most: 3000,
        late: 12,
        stuck: 30,
        channel: { fr: '#communication', en: '#communication' },
      }),
    },
    rows: {
      use: 'airtable',
      name: { fr: 'Lire les lignes en cours', en: 'Read the open rows' },
      why: {
        fr: 'Colonnes : Title, Text, At et Claimed (avec l’heure), Status (Approved, Publishing, Published, To check), URN, Note.',
        en: 'Columns: Title, Text, At and Claimed (with the hour), Status (Approved, Publishing, Published, To check), URN, Note.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byId("={{ $('settings').first().json.table }}"),
        filterByFormula: "OR({Status}='Approved',{Status}='Publishing')",
        returnAll: true,
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    sort: {
      use: 'code',
      name: { fr: 'L’heure est-elle venue ?', en: 'Has the hour come?' },
      why: {
        fr: 'Airtable donne des heures universelles ; on compare des instants.',
        en: 'Airtable’s hours are universal, so instants are compared.',
      },
      with: allItems(
        inBoth(sort, {
          fr: {
            stuck: 'restée en cours : est-elle sur la page ?',
            hour: 'date ou heure manquante',
            late: 'en retard de plus de ',
            hours: ' heures',
            empty: 'texte vide',
            long: 'texte trop long, en signes : ',
          },
          en: {
            stuck: 'left halfway: is it on the page?',
            hour: 'day or hour missing',
            late: 'late by more than ',
            hours: ' hours',
            empty: 'no text',
            long: 'text too long, in characters: ',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Publier ou retenir', en: 'Post or hold' },
      why: {
        fr: 'Une annonce d’hier publiée aujourd’hui ferait du tort.',
        en: 'Yesterday’s announcement posted today would do harm.',
      },
      with: cases({ due: text('={{ $json.state }}', 'equals', 'due') }),
    },
    oldest: {
      use: 'limit',
      name: { fr: 'La plus ancienne', en: 'The oldest' },
      why: {
        fr: 'Deux publications d’affilée se cacheraient l’une l’autre.',
        en: 'Two in a row would hide one another.',
      },
      with: { maxItems: 1 },
    },
    claim: {
      use: 'airtable',
      name: { fr: 'Réserver la ligne', en: 'Claim the row' },
      why: {
        fr: 'Avant de publier : même après une coupure, personne ne la reprend.',
        en: 'Before posting: even after a break, no run takes it up.',
      },
      with: row({ id: '={{ $json.id }}', Status: 'Publishing', Claimed: '={{ $now.toISO() }}' }),
      onError: 'output',
      retry: [2, 5],
    },
    post: {
      use: 'linkedIn',
      name: { fr: 'Publier sur la page', en: 'Post on the page' },
      why: {
        fr: 'Sans nouvel essai : une réponse perdue donnerait un double.',
        en: 'No second try: a lost answer would make a double.',
      },
      with: {
        authentication: 'communityManagement',
        resource: 'post',
        operation: 'create',
        postAs: 'organization',
        organization: "={{ $('settings').first().json.company }}",
        text: "={{ $('oldest').item.json.text }}",
        shareMediaCategory: 'NONE',
        additionalFields: {},
      },
      onError: 'output',
    },
    done: {
      use: 'airtable',
      name: { fr: 'Noter son lien', en: 'Note its link' },
      why: {
        fr: 'Si cette note échoue, la demi-heure en « Publishing » le fera voir.',
        en: 'Should this fail, half an hour in “Publishing” will show it.',
      },
      with: row({
        id: "={{ $('oldest').item.json.id }}",
        Status: 'Published',
        URN: '={{ $json.urn }}',
      }),
      retry: [3, 10],
    },
    said: {
      use: 'slack',
      name: { fr: 'Dire qu’elle est en ligne', en: 'Say it is online' },
      why: {
        fr: 'Les premiers commentaires se répondent dans l’heure.',
        en: 'First comments want an answer within the hour.',
      },
      with: posted("={{ $('settings').first().json.channel }}", {
        fr: "=En ligne : {{ $('oldest').item.json.title }}\nhttps://www.linkedin.com/feed/update/{{ $('post').item.json.urn }}",
        en: "=Online: {{ $('oldest').item.json.title }}\nhttps://www.linkedin.com/feed/update/{{ $('post').item.json.urn }}",
      }),
    },
    refused: {
      use: 'set',
      name: { fr: 'Garder la raison', en: 'Keep the reason' },
      why: {
        fr: 'Accès expiré, texte déjà publié : LinkedIn le dit.',
        en: 'Access expired, text posted before: LinkedIn says so.',
      },
      with: fields(
        {
          id: "={{ $('oldest').item.json.id }}",
          title: "={{ $('oldest').item.json.title }}",
          note: {
            fr: "={{ 'LinkedIn : ' + ($json.error.message ?? $json.error) + '. Est-elle sur la page ?' }}",
            en: "={{ 'LinkedIn: ' + ($json.error.message ?? $json.error) + '. Is it on the page?' }}",
          },
        },
        { alone: true },
      ),
    },
    hold: {
      use: 'airtable',
      name: { fr: 'Mettre à « To check »', en: 'Set to “To check”' },
      why: {
        fr: 'La ligne sort de la file : son message ne revient pas.',
        en: 'The row leaves the queue, so the message does not come back.',
      },
      with: row({ id: '={{ $json.id }}', Status: 'To check', Note: '={{ $json.note }}' }),
      onError: 'continue',
      retry: [3, 10],
    },
    warn: {
      use: 'slack',
      name: { fr: 'Dire pourquoi', en: 'Say why' },
      why: {
        fr: 'Une publication qui ne part pas ne se remarque pas.',
        en: 'Nobody notices a post that did not leave.',
      },
      with: posted("={{ $('settings').first().json.channel }}", {
        fr: "=À vérifier : {{ $('held').item.json.title }}, {{ $('held').item.json.note }}",
        en: "=To check: {{ $('held').item.json.title }}, {{ $('held').item.json.note }}",
      }),
    },
    held: {
      use: 'set',
      name: { fr: 'Ce qui est retenu', en: 'What is held' },
      why: {
        fr: 'Refus de LinkedIn et lignes fautives, traités pareil.',
        en: 'LinkedIn’s refusals and faulty rows, treated alike.',
      },
      with: fields(
        { id: '={{ $json.id }}', title: '={{ $json.title }}', note: '={{ $json.note }}' },
        { alone: true },
      ),
    },
    hourly: {
      use: 'filter',
      name: { fr: 'Une fois par heure, à la demie', en: 'Once an hour, at half past' },
      why: {
        fr: 'Quatre alertes par heure feraient couper le canal.',
        en: 'Four alerts an hour would get the channel muted.',
      },
      with: all(amount('={{ $now.minute }}', 'gte', 30), amount('={{ $now.minute }}', 'lt', 45)),
    },
    down: {
      use: 'slack',
      name: { fr: 'Dire qu’Airtable se tait', en: 'Say Airtable is silent' },
      why: {
        fr: 'Rien ne part avant sa réponse.',
        en: 'Nothing leaves until the table answers.',
      },
      with: posted("={{ $('settings').first().json.channel }}", {
        fr: '=Publications LinkedIn arrêtées, Airtable : {{ $json.error.message ?? $json.error }}',
        en: '=LinkedIn posts halted, Airtable: {{ $json.error.message ?? $json.error }}',
      }),
    },
  },
  links: [
    'tick > settings > rows > sort > state.due > oldest > claim > post > done > said',
    'post.error > refused > held > hold > warn',
    'state.other > held',
    'rows.error > hourly > down',
    'claim.error > hourly',
  ],
  examples,
})
