import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import type { Bilingual } from '../../nodes/fact.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { ADAPTED, COMPOSE, FORMAL, IRREGULAR, SOUND } from './demander-motifs-marche-perdu.code.ts'
import { examples } from './demander-motifs-marche-perdu.examples.ts'

const REFERENCE = "{{ $('settings').first().json.reference }}"
const toSigner = (subject: Bilingual<string>, body: string | Bilingual<string>): Params =>
  mailed(
    {
      from: "={{ $('settings').first().json.sender }}",
      to: "={{ $('lost').first().json.email }}",
    },
    subject,
    body,
  )
const register: Params = {
  docId: "={{ $('settings').first().json.document }}",
  tableId: 'Lost_tenders',
}
const rowsOf: Params = {
  ...register,
  operation: 'getAll',
  returnAll: true,
  additionalOptions: {
    filter: { filterProperties: [{ field: 'reference', values: `=${REFERENCE}` }] },
  },
}

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Demander les motifs d’un marché public perdu, et relancer',
    problem:
      '« Votre offre n’a pas été retenue. » Le chargé d’affaires classe la lettre, et perd le marché suivant de la même façon, sur une note technique que personne n’a demandée.',
    outcome:
      'Un formulaire, et l’acheteur reçoit une demande écrite qui cite le bon article selon la procédure et le sort de l’offre. Après quinze jours, si le registre ne porte pas de réponse, le signataire reçoit un rappel prêt à envoyer.',
    avoid:
      'Pour une concession ou un acheteur privé, d’autres textes valent. Si la consultation impose la messagerie de la plateforme, déposez-y la lettre. Ce flux ne suit aucun délai de recours : voyez un avocat tout de suite si vous y pensez.',
    approval:
      'Le signataire remplit le formulaire : c’est sa demande, elle part aussitôt et il en reçoit copie. Il inscrit la réponse au registre, et envoie le rappel ou non.',
    failure:
      'Registre muet : rien ne part, pour ne pas demander deux fois ; un courriel le dit. Adresse refusée : idem. Si la demande partie n’a pu être inscrite, la confirmation le signale, et le rappel vient quand même.',
  },
  en: {
    title: 'Ask why a French public tender was lost, and chase it',
    problem:
      '“Your bid was not selected.” The account manager files the letter, and the next tender is lost in the same way, over a technical mark that nobody asked about.',
    outcome:
      'One form, and the buyer gets a written request, in French, quoting the right article for the procedure and for what became of the bid. After fifteen days, if the register holds no answer, whoever signed gets a reminder ready to send.',
    avoid:
      'Concessions and private buyers follow other rules. Where the tender insists on its platform’s own messages, put the letter there. This flow watches no time limit for a challenge: see a lawyer at once if you think of one.',
    approval:
      'Whoever signs fills in the form: it is their request, leaves at once, and they get a copy. They enter the answer in the register, and send the reminder or do not.',
    failure:
      'Register silent: nothing leaves, so as not to ask twice, and an email says so. Address refused: likewise. Where a request that left could not be entered, the confirmation says so and the reminder still comes.',
  },
  nodes: {
    lost: {
      use: 'formTrigger',
      name: { fr: 'Marché perdu', en: 'Tender lost' },
      why: {
        fr: 'Derrière un mot de passe : ce formulaire écrit à des tiers. Procédure et sort de l’offre décident de vos droits.',
        en: 'A password guards this form, which writes to outsiders. Procedure and fate of the bid decide your rights.',
      },
      with: form(
        { fr: 'Demander les motifs du rejet', en: 'Ask for the reasons' },
        [
          field('reference', { fr: 'Numéro de consultation', en: 'Number of the tender' }),
          field('object', { fr: 'Objet', en: 'Subject (in French)' }),
          field(
            'buyer',
            { fr: 'Adresse de l’acheteur', en: 'Buyer’s email address' },
            {
              type: 'email',
            },
          ),
          field(
            'rejected_on',
            { fr: 'Rejet reçu le', en: 'Rejection received on' },
            { type: 'date' },
          ),
          choice('procedure', { fr: 'Procédure', en: 'Procedure' }, [ADAPTED, FORMAL]),
          choice('sound', { fr: 'Offre recevable ?', en: 'Was the bid valid?' }, [
            SOUND,
            IRREGULAR,
          ]),
          field('signer', { fr: 'Votre nom', en: 'Your name' }),
          field('email', { fr: 'Votre adresse', en: 'Your email address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre entreprise', en: 'Your company' },
      why: {
        fr: 'Quinze jours après réception : articles R. 2181-2 et R. 2181-4 du code de la commande publique.',
        en: 'Fifteen days from receipt: articles R. 2181-2 and R. 2181-4 of the French public procurement code.',
      },
      with: fields(
        {
          reference: "={{ $json.reference.replace(/\\s+/g, ' ').trim().toUpperCase() }}",
          company: 'Votre entreprise',
          sender: 'marches@votre-entreprise.example',
          document: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          days: 15,
        },
        { alone: true },
      ),
    },
    known: {
      use: 'grist',
      name: { fr: 'Déjà demandé ?', en: 'Asked before?' },
      why: {
        fr: 'Un formulaire rechargé part deux fois ; pas la lettre.',
        en: 'A form reloaded comes in twice; the letter must not.',
      },
      with: rowsOf,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: {
        fr: 'Souvent vide, sans que rien s’arrête.',
        en: 'Mostly empty, which is no reason to stop.',
      },
      with: allIn('rows'),
    },
    compose: {
      use: 'code',
      name: { fr: 'Écrire la demande', en: 'Write the request' },
      why: {
        fr: 'En français, et sans modèle de langage : chaque mot cite un droit.',
        en: 'In French and without a language model, as each word claims a right.',
      },
      with: allItems(COMPOSE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Demander ?', en: 'Ask?' },
      why: {
        fr: 'Une demande en double affaiblit la première.',
        en: 'A second request weakens the first.',
      },
      with: cases({ ask: text('={{ $json.state }}', 'equals', 'ask') }),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Écrire à l’acheteur', en: 'Write to the buyer' },
      why: {
        fr: 'La réponse revient au signataire, en copie.',
        en: 'Answers go to whoever signed, on copy.',
      },
      with: mailed(
        {
          from: "={{ $('settings').first().json.sender }}",
          to: "={{ $('lost').first().json.buyer }}",
        },
        `=Consultation ${REFERENCE} : demande des motifs du rejet de notre offre`,
        '={{ $json.letter }}',
        {
          replyTo: "={{ $('lost').first().json.email }}",
          ccEmail: "={{ $('lost').first().json.email }}",
        },
      ),
      onError: 'output',
    },
    note: {
      use: 'grist',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'Colonnes de texte : reference, buyer, asked_on, due_on, answered_on.',
        en: 'Text columns: reference, buyer, asked_on, due_on, answered_on.',
      },
      with: {
        ...register,
        operation: 'create',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'reference', fieldValue: `=${REFERENCE}` },
            { fieldId: 'buyer', fieldValue: "={{ $('lost').first().json.buyer }}" },
            { fieldId: 'asked_on', fieldValue: '={{ $now.toISODate() }}' },
            { fieldId: 'due_on', fieldValue: "={{ $('compose').first().json.due }}" },
            { fieldId: 'answered_on', fieldValue: '' },
          ],
        },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    told: {
      use: 'emailSend',
      name: { fr: 'Confirmer au signataire', en: 'Confirm to whoever signed' },
      why: {
        fr: 'Avec la date repère, et ce qu’il lui reste à inscrire.',
        en: 'With the day to expect, and what is left to enter.',
      },
      with: toSigner(
        { fr: `=${REFERENCE} : demande partie`, en: `=${REFERENCE}: request sent` },
        {
          fr: "={{ ($json.error ? 'ATTENTION : non inscrite au registre, ajoutez la ligne. ' : '') + 'Réponse attendue d’ici le ' + DateTime.fromISO($('compose').first().json.due).toFormat('dd/MM/yyyy') + '. Quand elle arrive, remplissez answered_on dans le registre.' }}",
          en: "={{ ($json.error ? 'NOTE: not entered in the register, please add the row. ' : '') + 'Answer expected by ' + DateTime.fromISO($('compose').first().json.due).toFormat('dd/MM/yyyy') + '. When it comes, fill in answered_on in the register.' }}",
        },
      ),
      onError: 'continue',
    },
    pause: {
      use: 'wait',
      name: { fr: 'Attendre le terme', en: 'Wait for the term' },
      why: {
        fr: 'Le lendemain à 9 h, ou le lundi : la demande a pu n’être lue que plus tard.',
        en: 'The day after at 9, or Monday: the request may have been read later.',
      },
      with: { resume: 'specificTime', dateTime: "={{ $('compose').first().json.again }}" },
    },
    again: {
      use: 'grist',
      name: { fr: 'Relire le registre', en: 'Read the register again' },
      why: {
        fr: 'La réponse est arrivée chez une personne : elle seule peut le dire.',
        en: 'The answer reached a person, and only they can tell.',
      },
      with: rowsOf,
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    now: {
      use: 'aggregate',
      name: { fr: 'Les lignes d’aujourd’hui', en: 'The rows of today' },
      why: {
        fr: 'Une ligne retirée compte comme une absence de réponse.',
        en: 'A row taken out counts as no answer.',
      },
      with: allIn('rows'),
    },
    answered: {
      use: 'filter',
      name: { fr: 'Toujours sans réponse', en: 'Still without an answer' },
      why: {
        fr: 'Sinon, plus rien à dire.',
        en: 'Otherwise nothing is left to say.',
      },
      with: all(isTrue('={{ !$json.rows.some(row => row.answered_on) }}')),
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Préparer le rappel', en: 'Prepare the reminder' },
      why: {
        fr: 'À envoyer par le signataire : il sait si l’acheteur a téléphoné.',
        en: 'For whoever signed to send, knowing whether the buyer rang.',
      },
      with: toSigner(
        { fr: `=${REFERENCE} : motifs toujours attendus`, en: `=${REFERENCE}: still no reasons` },
        {
          fr: "=Rappel à envoyer à {{ $('lost').first().json.buyer }} :\n\nMadame, Monsieur,\nSauf erreur, notre demande du {{ DateTime.fromISO($('compose').first().json.due).minus({ days: $('settings').first().json.days }).toFormat('dd/MM/yyyy') }} sur les motifs du rejet de notre offre est restée sans réponse. Nous vous remercions de bien vouloir nous les communiquer.\n{{ $('lost').first().json.signer }}",
          en: "=Reminder to send to {{ $('lost').first().json.buyer }}, in French:\n\nMadame, Monsieur,\nSauf erreur, notre demande du {{ DateTime.fromISO($('compose').first().json.due).minus({ days: $('settings').first().json.days }).toFormat('dd/MM/yyyy') }} sur les motifs du rejet de notre offre est restée sans réponse. Nous vous remercions de bien vouloir nous les communiquer.\n{{ $('lost').first().json.signer }}",
        },
      ),
    },
    stopped: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est parti', en: 'Say nothing was sent' },
      why: {
        fr: 'Sans ce courriel, on croirait la demande faite.',
        en: 'Without it one would think the request was made.',
      },
      with: toSigner(
        { fr: `=${REFERENCE} : demande NON partie`, en: `=${REFERENCE}: request NOT sent` },
        {
          fr: "={{ $json.text ?? 'Courriel refusé : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ $json.text ?? 'Email refused: ' + ($json.error.message ?? $json.error) }}",
        },
      ),
    },
  },
  links: [
    'lost > settings > known > gather > compose > state.ask > send > note > told > pause > again > now > answered > remind',
    'state.other > stopped',
    'send.error > stopped',
  ],
  examples,
})
