import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { BACK } from './reperer-client-qui-revient.code.ts'
import { examples } from './reperer-client-qui-revient.examples.ts'

const TABLE = byName("={{ $('settings').first().json.table }}")

export default defineRecipe({
  category: 'support',
  level: 'simple',
  minutes: 25,
  published: '2026-11-28',
  fr: {
    title: 'Repérer le client qui écrit pour la troisième fois',
    problem:
      'La chaudière, la facture de la réparation, puis le rendez-vous manqué : trois tickets, trois agents, trois réponses polies. Chacun croit traiter un premier contact ; le client, lui, raconte sa quinzaine à un quatrième.',
    outcome:
      'Aux heures de bureau, le flux compte par demandeur les tickets Freshdesk ouverts depuis quatorze jours. Au troisième, Teams en donne la liste datée, et une note privée sur le plus récent dit lesquels lire avant de répondre. Le même client n’est plus signalé pendant quatorze jours.',
    avoid:
      'Qui commande chaque jour écrit souvent sans que rien n’aille mal : mettez son domaine dans la liste à ignorer. Deux adresses d’une même personne comptent pour deux, des tickets fusionnés aussi. Un courriel que vous envoyez en premier ne compte pas.',
    approval:
      'Aucun ticket ne change de main et le client ne reçoit rien. L’équipe choisit dans Teams qui prend tout le dossier. Revenir trois fois n’est pas un tort : le signal vise vos réponses, pas la personne.',
    failure:
      'Freshdesk muet ou Teams fermé : le responsable reçoit un courriel avec la cause, et l’heure suivante réessaie. Note refusée : un courriel aussi, mais Teams a déjà la liste. Personne à signaler : rien n’est envoyé.',
  },
  en: {
    title: 'Spot the customer who is writing for the third time',
    problem:
      'The boiler, the invoice for its repair, then the missed visit: three tickets, three agents, three polite answers. Each believes it is a first contact, while the customer tells a fourth about the past fortnight.',
    outcome:
      'In office hours the flow counts, by requester, Freshdesk tickets opened in fourteen days. At the third, Teams gets the dated list, and a private note on the latest says which to read before answering. That customer is not reported again for fourteen days.',
    avoid:
      'Those who order daily write often with nothing amiss: put their domain on the list to ignore. Two addresses of one person count as two, and so do merged tickets. An email that you send first does not count.',
    approval:
      'No ticket changes hands and the customer gets nothing. In Teams the team picks who takes the whole case. Coming back three times is no offence: the signal is about your answers, not the person.',
    failure:
      'Freshdesk silent or Teams closed: the manager gets an email with the cause, and the next hour tries again. Note refused: an email as well, though Teams has the list by then. Nobody to report: nothing is sent.',
  },
  nodes: {
    hourly: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque heure de bureau', en: 'Each office hour' },
      why: {
        fr: 'Le troisième ticket n’a encore eu aucune réponse toute faite.',
        en: 'The third ticket has had no stock answer yet.',
      },
      with: at('20 9-17 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Ce qui compte', en: 'What counts' },
      why: {
        fr: 'À ignorer : vos adresses, vos sous-traitants, les clients quotidiens.',
        en: 'To ignore: your own addresses, subcontractors, daily customers.',
      },
      with: fields(
        {
          count: 3,
          days: 14,
          ours: '@chauffage-morin.example, @transport-lys.example',
          desk: 'https://votre-entreprise.freshdesk.com',
          manager: 'responsable@chauffage-morin.example',
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          table: { fr: 'clients signalés', en: 'customers reported' },
        },
        { alone: true },
      ),
    },
    tickets: {
      use: 'freshdesk',
      name: { fr: 'Tickets de la quinzaine', en: 'The fortnight’s tickets' },
      why: {
        fr: 'Avec le demandeur, dont seule l’adresse sert à écarter les vôtres.',
        en: 'With the requester, whose address only serves to leave your own out.',
      },
      with: {
        resource: 'ticket',
        operation: 'getAll',
        returnAll: true,
        options: {
          updatedSince:
            "={{ $now.minus({ days: $('settings').first().json.days }).toUTC().toISO() }}",
          include: ['requester'],
        },
      },
      onError: 'continue',
      retry: [3, 20],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà signalés', en: 'Reported already' },
      why: {
        fr: 'Colonnes en texte : requester et told_on.',
        en: 'Text columns: requester and told_on.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
    },
    back: {
      use: 'code',
      name: { fr: 'Compter par client', en: 'Count by customer' },
      why: {
        fr: 'La date d’ouverture compte : un vieux ticket rouvert n’est pas un nouveau contact.',
        en: 'By the opening date, as an old ticket reopened is no new contact.',
      },
      with: allItems(BACK),
    },
    which: {
      use: 'if',
      name: { fr: 'Un client, ou une panne ?', en: 'A customer, or a fault?' },
      why: {
        fr: 'Un Freshdesk muet ferait croire à une heure calme.',
        en: 'A fault must not pass for a quiet hour.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'back')),
    },
    post: {
      use: 'teams',
      name: { fr: 'Dire à l’équipe', en: 'Tell the team' },
      why: {
        fr: 'Qui prend le dossier réagit au message.',
        en: 'Whoever takes the case reacts to the post.',
      },
      with: postedInTeams('={{ $json.text }}'),
      onError: 'output',
      retry: [2, 5],
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le jour', en: 'Remember the day' },
      why: {
        fr: 'Après le message : un refus de Teams se retente.',
        en: 'After the post, so that a refusal by Teams is tried again.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'requester', keyValue: "={{ $('which').item.json.requester }}" }],
        },
        columns: columns({
          requester: "={{ $('which').item.json.requester }}",
          told_on: '={{ $now.toISO() }}',
        }),
        options: {},
      },
    },
    note: {
      use: 'httpRequest',
      name: { fr: 'Noter dans le ticket', en: 'Note in the ticket' },
      why: {
        fr: 'Privée : l’agent qui ouvre la voit, le client jamais.',
        en: 'Private: the agent who opens it sees it, the customer never.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.desk }}/api/v2/tickets/{{ $('which').item.json.ticket }}/notes",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'freshdeskApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: "={{ JSON.stringify({ body: $('which').item.json.note, private: true }) }}",
        options: { batching: { batch: { batchSize: 10, batchInterval: 5000 } } },
      },
      onError: 'output',
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the manager' },
      why: {
        fr: 'Ni Freshdesk ni Teams n’ont à marcher pour cela.',
        en: 'Which needs neither Freshdesk nor Teams.',
      },
      with: mailed(
        { from: setting('manager'), to: setting('manager') },
        {
          fr: 'Clients qui reviennent : une étape a échoué',
          en: 'Returning customers: a step failed',
        },
        "={{ [$json.error?.message ?? $json.error, $('which').item.json.text].filter(Boolean).join('\\n\\n') }}",
      ),
    },
  },
  links: [
    'hourly > settings > tickets > known > back > which.yes > post > remember > note',
    'which.no > mail',
    'post.error > mail',
    'note.error > mail',
  ],
  examples,
})
