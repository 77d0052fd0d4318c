import { allItems, inBoth } from '../../fragments/code.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './indiquer-mediateur-apres-refus.examples.ts'

const CHANNEL = { fr: '#reclamations', en: '#complaints' }

const desk = (path: string, more: Params = {}): Params => ({
  url: `={{ $('settings').first().json.desk }}/api/v2/tickets/${path}`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'freshdeskApi',
  options: {},
  ...more,
})
const chosen = (field: string) => `={{ String($json.custom_fields?.${field} ?? '') }}`

/** Only what the company wrote to the customer counts; a customer who names the mediator proves nothing. */
const JUDGE = `const { site, mark } = $('settings').first().json
const host = site.replace(/^https?:\\/\\/(www\\.)?/, '').replace(/\\/.*$/, '').toLowerCase()
const tickets = $('refused').all()
return $input.all().flatMap(({ json }, index) => {
  const { id: ticket, subject } = tickets[index].json
  const said = Array.isArray(json.body) ? json.body : []
  const cause = json.error ? String(json.error.message ?? json.error) : said.length >= 100 ? '100+' : ''
  const written = said.filter(({ incoming }) => !incoming)
  if (written.some((one) => !one.private && String(one.body_text ?? '').toLowerCase().includes(host))) return []
  const noted = written.some((one) => one.private && String(one.body_text ?? '').includes(mark))
  return [{ json: { ticket, subject, cause, kind: cause ? 'unread' : noted ? 'waiting' : 'missing' } }]
})`

const slack = (words: Bilingual<string>): Params => posted(CHANNEL, words)

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Indiquer le médiateur quand une réclamation est refusée',
    problem:
      'L’adresse du médiateur est en bas des conditions générales, et tout le monde l’oublie au moment de dire non. Or l’article L. 616-1 du code de la consommation la fait redonner au particulier dont la réclamation n’a pas abouti.',
    outcome:
      'Chaque soir ouvré, les réclamations refusées à des particuliers sont relues dans Freshdesk. Si aucune réponse publique ne contient le site du médiateur, le ticket se rouvre avec le paragraphe prêt à envoyer, et Slack le cite jusqu’à ce que ce soit fait.',
    avoid:
      'Mieux vaut glisser la phrase dans votre réponse type de refus ; ce flux attrape ce qui lui échappe. Il n’a pas d’objet entre professionnels, et ne juge pas si le refus est fondé.',
    approval:
      'Rien ne part vers le client : un agent relit le paragraphe et l’envoie. Tant qu’il ne l’a pas fait, le ticket revient dans la liste du soir, sans deuxième note, pendant trente jours après sa dernière modification.',
    failure:
      'Fil illisible ou de cent messages et plus : Slack demande de vérifier à l’œil. Note refusée : Slack donne le numéro. Freshdesk muet : un message annonce que rien n’a été relu.',
  },
  en: {
    title: 'Give the mediator’s address when a complaint is refused',
    problem:
      'The mediator’s address sits at the bottom of the terms, and everybody forgets it when the time comes to say no. Yet article L. 616-1 of the French consumer code has it given again to a consumer whose complaint came to nothing.',
    outcome:
      'Each working evening complaints refused to consumers are read again in Freshdesk. Where no public reply holds the mediator’s site, the ticket opens again with a paragraph ready to send, and Slack lists it until that is done.',
    avoid:
      'Better to put the sentence into your standard refusal; this flow catches what slips past it. Between businesses it serves no purpose, and it does not judge whether the refusal was right.',
    approval:
      'Nothing goes to the customer: an agent reads the paragraph and sends it. Until then the ticket is back on each evening’s list, with no second note, for thirty days after its last change.',
    failure:
      'Thread unreadable or a hundred messages long: Slack asks somebody to look. Note refused: Slack gives the number. Freshdesk silent: a message tells that nothing was checked.',
  },
  nodes: {
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'Le soir, en semaine', en: 'Weekday evenings' },
      why: {
        fr: 'Les refus du jour sont écrits ; l’oubli se répare le lendemain matin.',
        en: 'The day’s refusals are written; a slip is mended next morning.',
      },
      with: at('0 17 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre médiateur', en: 'Your mediator' },
      why: {
        fr: 'Nom, adresse et site, comme sur vos conditions de vente.',
        en: 'Name, address and site, as in your terms of sale.',
      },
      with: fields(
        {
          desk: 'https://votre-entreprise.freshdesk.com',
          mediator: 'Arbitrel, 4 rue des Lices, 35000 Rennes',
          site: 'https://www.arbitrel.example',
          mark: { fr: '[médiateur]', en: '[mediator]' },
          type: 'Réclamation',
          decision: 'Refusée',
          client: 'Particulier',
        },
        { alone: true },
      ),
    },
    tickets: {
      use: 'freshdesk',
      name: { fr: 'Tickets du mois', en: 'Tickets of the month' },
      why: {
        fr: 'Ceux qui ont bougé en trente jours, page après page.',
        en: 'Those that changed within thirty days, page after page.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: { updatedSince: '={{ $now.minus({ days: 30 }).toISO() }}' },
      },
      onError: 'output',
      retry: [3, 20],
    },
    refused: {
      use: 'filter',
      name: { fr: 'Refusées à un particulier', en: 'Refused to a consumer' },
      why: {
        fr: 'Trois champs remplis par l’agent à la clôture ; le flux ne devine rien.',
        en: 'Three fields the agent fills in on closing; the flow guesses nothing.',
      },
      with: all(
        text("={{ $json.type ?? '' }}", 'equals', "={{ $('settings').first().json.type }}"),
        text(chosen('cf_decision'), 'equals', "={{ $('settings').first().json.decision }}"),
        text(chosen('cf_client'), 'equals', "={{ $('settings').first().json.client }}"),
      ),
    },
    thread: {
      use: 'httpRequest',
      name: { fr: 'Lire les échanges', en: 'Read the exchange' },
      why: {
        fr: 'Dix fils toutes les cinq secondes : Freshdesk compte les appels.',
        en: 'Ten threads every five seconds, since Freshdesk counts calls.',
      },
      with: desk('{{ $json.id }}/conversations?per_page=100', {
        options: {
          response: { response: { fullResponse: true } },
          batching: { batch: { batchSize: 10, batchInterval: 5000 } },
        },
      }),
      onError: 'continue',
    },
    judge: {
      use: 'code',
      name: { fr: 'Médiateur indiqué ?', en: 'Mediator given?' },
      why: {
        fr: 'On cherche son site dans ce que vous avez écrit au client, pas l’inverse.',
        en: 'Its site is sought in what you wrote to the customer, not the reverse.',
      },
      with: allItems(JUDGE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Oubli ou doute ?', en: 'Slip or doubt?' },
      why: {
        fr: 'Un doute se vérifie à l’œil, il ne rouvre rien.',
        en: 'A doubt is looked at by somebody and reopens nothing.',
      },
      with: cases({
        missing: text('={{ $json.kind }}', 'equals', 'missing'),
        unread: text('={{ $json.kind }}', 'equals', 'unread'),
      }),
    },
    list: {
      use: 'code',
      name: { fr: 'Liste du soir', en: 'Tonight’s list' },
      why: {
        fr: 'Une ligne par ticket, nouveaux et anciens.',
        en: 'A line a ticket, new and old alike.',
      },
      with: allItems(
        inBoth(
          (title) =>
            `const { desk } = $('settings').first().json
const lines = $input.all().map(({ json }) => json).filter(({ kind }) => kind !== 'unread').map(({ ticket, subject }) => '#' + ticket + ' ' + subject + ' ' + desk + '/a/tickets/' + ticket)
return lines.length > 0 ? [{ json: { text: ['${title}', ...lines].join('\\n') } }] : []`,
          {
            fr: 'Réclamations refusées sans médiateur indiqué :',
            en: 'Complaints refused without the mediator’s address:',
          },
        ),
      ),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Citer les tickets', en: 'Name the tickets' },
      why: {
        fr: 'Chaque soir, car une note interne se referme sans être lue.',
        en: 'Every evening, as internal notes get closed unread.',
      },
      with: slack({ fr: '={{ $json.text }}', en: '={{ $json.text }}' }),
    },
    note: {
      use: 'httpRequest',
      name: { fr: 'Préparer le paragraphe', en: 'Prepare the paragraph' },
      why: {
        fr: 'À copier dans la réponse ; le repère évite d’en écrire un deuxième.',
        en: 'To be copied into the reply; its mark keeps a second one from being written.',
      },
      with: desk('{{ $json.ticket }}/notes', {
        method: 'POST',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: {
          fr: "={{ JSON.stringify({ body: $('settings').first().json.mark + ' Réclamation refusée, médiateur non indiqué. À envoyer au client :<br><br>Si cette réponse ne vous convient pas, vous pouvez saisir gratuitement le médiateur de la consommation dont nous relevons : ' + $('settings').first().json.mediator + ', ' + $('settings').first().json.site + '.', private: true }) }}",
          en: "={{ JSON.stringify({ body: $('settings').first().json.mark + ' Complaint refused, mediator not given. To be sent to the customer:<br><br>If this answer does not satisfy you, you may refer the matter, free of charge, to the consumer mediator we belong to: ' + $('settings').first().json.mediator + ', ' + $('settings').first().json.site + '.', private: true }) }}",
        },
      }),
      onError: 'output',
    },
    open: {
      use: 'freshdesk',
      name: { fr: 'Rouvrir le ticket', en: 'Reopen the ticket' },
      why: {
        fr: 'Un ticket clos ne se regarde plus.',
        en: 'Nobody looks at a closed ticket.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        ticketId: "={{ $('kind').item.json.ticket }}",
        updateFields: { status: 'open' },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    byHand: {
      use: 'slack',
      name: { fr: 'Note refusée', en: 'Note refused' },
      why: {
        fr: 'L’agent trouvera l’adresse dans vos conditions.',
        en: 'The agent will find the address in your terms.',
      },
      with: slack({
        fr: "=Réclamation refusée #{{ $('kind').item.json.ticket }} : Freshdesk refuse la note ({{ $json.error.message ?? $json.error }}). Indiquez le médiateur vous-même.",
        en: "=Refused complaint #{{ $('kind').item.json.ticket }}: Freshdesk refuses the note ({{ $json.error.message ?? $json.error }}). Please give the mediator yourself.",
      }),
    },
    unread: {
      use: 'slack',
      name: { fr: 'À vérifier à l’œil', en: 'To be looked at' },
      why: {
        fr: 'Un long fil est souvent celui où le client ira voir ailleurs.',
        en: 'A long thread is often the one a customer takes elsewhere.',
      },
      with: slack({
        fr: '=Réclamation refusée #{{ $json.ticket }}, fil non relu ({{ $json.cause }}) : vérifiez que le médiateur est indiqué.',
        en: '=Refused complaint #{{ $json.ticket }}, thread not read ({{ $json.cause }}): check that the mediator is given.',
      }),
    },
    broken: {
      use: 'slack',
      name: { fr: 'Rien relu ce soir', en: 'Nothing checked tonight' },
      why: {
        fr: 'Un canal vide doit vouloir dire que tout est en règle.',
        en: 'An empty channel has to mean that all is in order.',
      },
      with: slack({
        fr: '=Réclamations refusées non relues ce soir : {{ $json.error.message ?? $json.error }}',
        en: '=Refused complaints not checked tonight: {{ $json.error.message ?? $json.error }}',
      }),
      once: true,
    },
  },
  links: [
    'evening > settings > tickets > refused > thread > judge > list > tell',
    'judge > kind.missing > note > open',
    'note.error > byHand',
    'kind.unread > unread',
    'tickets.error > broken',
  ],
  examples,
})
