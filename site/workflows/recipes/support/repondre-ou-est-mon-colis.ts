import { allItems } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { posted } from '../../fragments/slack.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { ANSWER, READ } from './repondre-ou-est-mon-colis.code.ts'
import { examples } from './repondre-ou-est-mon-colis.examples.ts'

const desk = (path: string, more: Params = {}): Params => ({
  url: `={{ $('settings').first().json.desk }}/api/v2/tickets/{{ $('settings').first().json.ticket }}${path}`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'freshdeskApi',
  options: {},
  ...more,
})
const posting = (path: string, jsonBody: string): Params =>
  desk(path, { method: 'POST', sendBody: true, specifyBody: 'json', jsonBody })

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Répondre « où est mon colis » d’après La Poste',
    problem:
      '« Bonjour, où est mon colis ? » L’agent ouvre la commande, copie le numéro, lit le suivi, recopie la ligne : quatre minutes chaque fois, pour une réponse que le client attendait tout de suite.',
    outcome:
      'Quand le colis avance, la cliente reçoit en une minute la dernière ligne du suivi, dans son ticket Freshdesk. Pour un colis livré, renvoyé, bloqué ou immobile depuis trois jours, rien ne part : l’agent trouve le suivi déjà écrit dans une note.',
    avoid:
      'Seuls les envois suivis par La Poste sont lus, Colissimo compris ; un autre transporteur demande sa requête. En grève ou en décembre, allongez le délai de trois jours, et dites-le sur le site.',
    approval:
      'Une réponse automatique ne contient que les faits de La Poste et le dit. Colère, casse, annulation, remboursement ou avocat, d’après votre liste de mots : une personne répond. Le colis est cherché par l’adresse du ticket, jamais par un numéro écrit par un inconnu.',
    failure:
      'Suivi illisible, base muette ou aucun envoi : une note le dit à l’agent. Freshdesk refuse : Slack donne le ticket. Une étiquette empêche une seconde réponse.',
  },
  en: {
    title: 'Answer “where is my parcel” from the carrier’s tracking',
    problem:
      '“Hello, where is my parcel?” The agent opens the order, copies the number, reads the tracking, copies the line: four minutes each time, for an answer the customer wanted at once.',
    outcome:
      'While the parcel moves, the customer gets the last line of its tracking within a minute, in her Freshdesk ticket. For one that was delivered, sent back, is held up or has not moved for three days nothing leaves: the agent finds the tracking written in a note.',
    avoid:
      'Only what La Poste tracks is read, Colissimo included; another carrier takes a request of its own. During a strike or in December, make the three days longer, and say so on your site.',
    approval:
      'An automatic reply holds nothing but La Poste’s facts, and says that it is one. Anger, breakage, a cancellation, a refund or a lawyer, going by your list of words: a person answers. Parcels are found by the ticket’s address, not by a number that a stranger wrote.',
    failure:
      'Tracking unreadable, database silent or no shipment: a note tells the agent. Freshdesk refuses: Slack names the ticket. A tag keeps a second reply from leaving.',
  },
  nodes: {
    asked: {
      use: 'webhook',
      name: { fr: 'Question de colis', en: 'Question about a parcel' },
      why: {
        fr: 'Une règle Freshdesk, à la création, si le texte contient colis, livraison ou suivi ; elle envoie ticket_id.',
        en: 'A Freshdesk rule, on creation, if the text holds parcel, delivery or tracking; it sends ticket_id.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'question-colis', en: 'parcel-question' },
        authentication: 'headerAuth',
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos mots et votre délai', en: 'Your words and your delay' },
      why: {
        fr: 'Un début de mot suffit : « rembours » couvre remboursement et rembourser.',
        en: 'The beginning of a word will do: “refund” covers refunded as well.',
      },
      with: fields(
        {
          ticket: "={{ String($json.body.ticket_id ?? '').replace(/[^0-9]/g, '') }}",
          desk: 'https://votre-entreprise.freshdesk.com',
          late: 3,
          tag: 'colis-traite',
          person:
            'annul, adress, retour, rembours, cass, abîm, vide, avocat, plainte, honte, arnaque, cancel, address, return, refund, broken, lawyer',
        },
        { alone: true },
      ),
    },
    ticket: {
      use: 'httpRequest',
      name: { fr: 'Lire le ticket', en: 'Read the ticket' },
      why: {
        fr: 'Avec son auteur : le nœud Freshdesk n’en donne que le numéro.',
        en: 'With its author, of whom the Freshdesk node gives only a number.',
      },
      with: desk('?include=requester'),
      onError: 'output',
      retry: [3, 10],
    },
    read: {
      use: 'code',
      name: { fr: 'Déjà traité ? Pour qui ?', en: 'Done already? For whom?' },
      why: {
        fr: 'L’étiquette arrête un second appel.',
        en: 'The tag stops a second call.',
      },
      with: allItems(READ),
    },
    shipped: {
      use: 'postgres',
      name: { fr: 'Ses envois récents', en: 'Recent shipments' },
      why: {
        fr: 'Les trois derniers du mois ; adaptez les noms de la table.',
        en: 'The last three of the month; adapt the table’s names.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT order_number, parcel FROM shipments WHERE lower(email) = $1 AND parcel IS NOT NULL AND shipped_at > now() - interval '30 days' ORDER BY shipped_at DESC LIMIT 3",
        options: { queryReplacement: '={{ [$json.email] }}' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    found: {
      use: 'if',
      name: { fr: 'Un colis à suivre ?', en: 'A parcel to track?' },
      why: {
        fr: 'Sans envoi, La Poste n’a rien à dire.',
        en: 'With no shipment La Poste has nothing to say.',
      },
      with: all(isFilled("={{ $json.parcel ?? '' }}")),
    },
    track: {
      use: 'httpRequest',
      name: { fr: 'Suivi La Poste', en: 'La Poste tracking' },
      why: {
        fr: 'La clé X-Okapi-Key se range dans un en-tête enregistré.',
        en: 'The key X-Okapi-Key is kept in a header credential.',
      },
      with: {
        url: '=https://api.laposte.fr/suivi/v2/idships/{{ encodeURIComponent($json.parcel) }}?lang=fr_FR',
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        options: { timeout: 15000 },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    answer: {
      use: 'code',
      name: { fr: 'Répondre ou passer la main', en: 'Answer or hand over' },
      why: {
        fr: 'Un seul colis inquiétant suffit pour qu’un agent réponde.',
        en: 'One worrying parcel is enough for an agent to answer.',
      },
      with: allItems(ANSWER),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Bonne nouvelle ?', en: 'Good news?' },
      why: {
        fr: 'On n’annonce pas un retard par un automate.',
        en: 'Delays are not told by a machine.',
      },
      with: cases({ reply: text('={{ $json.kind }}', 'equals', 'reply') }),
    },
    reply: {
      use: 'httpRequest',
      name: { fr: 'Répondre au client', en: 'Answer the customer' },
      why: {
        fr: 'Dans le ticket : sa réponse y revient.',
        en: 'In the ticket, where any answer comes back.',
      },
      with: posting('/reply', '={{ JSON.stringify({ body: $json.body }) }}'),
      onError: 'output',
    },
    note: {
      use: 'httpRequest',
      name: { fr: 'Préparer l’agent', en: 'Prepare the agent' },
      why: {
        fr: 'La raison d’abord, puis le suivi de chaque colis.',
        en: 'The reason first, then each parcel’s tracking.',
      },
      with: posting('/notes', '={{ JSON.stringify({ body: $json.body, private: true }) }}'),
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'freshdesk',
      name: { fr: 'Poser l’étiquette', en: 'Set the tag' },
      why: {
        fr: 'En dernier, à côté de celles qui y sont déjà.',
        en: 'Last of all, beside those that are there.',
      },
      with: {
        resource: 'ticket',
        operation: 'update',
        ticketId: "={{ $('read').first().json.ticket }}",
        updateFields: { tags: "={{ $('read').first().json.tags }}" },
      },
      onError: 'output',
      retry: [3, 5],
    },
    failed: {
      use: 'slack',
      name: { fr: 'Prévenir l’équipe', en: 'Tell the team' },
      why: {
        fr: 'Le client attend peut-être encore ; quelqu’un regarde.',
        en: 'The customer may still be waiting, so somebody looks.',
      },
      with: posted(
        { fr: '#assistance', en: '#support' },
        {
          fr: "=Freshdesk, ticket {{ $('settings').first().json.ticket }} : question de colis, étape non faite ({{ $json.error.message ?? $json.error }}).",
          en: "=Freshdesk, ticket {{ $('settings').first().json.ticket }}: question about a parcel, step not done ({{ $json.error.message ?? $json.error }}).",
        },
      ),
    },
  },
  links: [
    'asked > settings > ticket > read > shipped > found.yes > track > answer > kind.reply > reply > mark',
    'found.no > answer',
    'kind.other > note > mark',
    'ticket.error > failed',
    'reply.error > failed',
    'note.error > failed',
    'mark.error > failed',
  ],
  examples,
})
