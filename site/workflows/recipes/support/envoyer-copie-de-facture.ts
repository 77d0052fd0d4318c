import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { FOUND } from './envoyer-copie-de-facture.code.ts'
import { examples } from './envoyer-copie-de-facture.examples.ts'

const TABLE = byName("={{ $('settings').first().json.table }}")
const FROM = setting('from')
const KEY = [{ keyName: 'key', keyValue: "={{ $('settings').first().json.key }}" }]

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Renvoyer une copie de facture au titulaire du compte',
    problem:
      'Fin de mois : trente demandes de duplicata. L’agent cherche le numéro, télécharge, répond à qui a écrit. Un jour, c’est un ancien salarié du client, parti chez un concurrent, qui reçoit le PDF.',
    outcome:
      'Une page demande un numéro de facture, rien d’autre. Si Stripe l’a émise, le PDF part aussitôt en pièce jointe à l’adresse que porte aujourd’hui la fiche du client, jamais à une adresse tapée ni à celle d’une vieille facture. Une facture part au plus une fois par jour.',
    avoid:
      'Un client dont la fiche Stripe n’est pas à jour ne recevra rien : il vous écrit, comme avant. Effacez l’adresse d’un salarié parti. Si Stripe n’émet pas vos factures, rien n’est trouvé. Des duplicatas par dizaines appellent plutôt un espace client.',
    approval:
      'Aucun accord pour une copie envoyée à son titulaire. Facture annulée, brouillon, PDF ou adresse absents : la comptabilité reçoit le numéro et décide. La table ne garde que ce numéro et le jour ; n8n garde ses exécutions selon vos réglages.',
    failure:
      'Numéro inconnu, déjà envoyé ou panne : la page est la même et ne dit pas si la facture existe. Stripe muet, PDF illisible ou courriel refusé : la comptabilité est prévenue, et la copie peut être redemandée. Si tout envoi de courriel échoue, personne ne l’est : la page dit au client d’écrire.',
  },
  en: {
    title: 'Send an invoice copy to the account holder alone',
    problem:
      'Month’s end: thirty requests for duplicates. The agent looks the number up, downloads, answers whoever wrote. One day that is a former employee of the client, now with a competitor, who gets the PDF.',
    outcome:
      'A page asks for an invoice number and nothing else. If Stripe issued it, the PDF leaves at once as an attachment to the address on the customer’s record today, never to a typed one or to that of an old invoice. An invoice leaves once a day at most.',
    avoid:
      'A customer whose Stripe record is out of date gets nothing: they write to you, as before. Delete a leaver’s address. Unless Stripe issues your invoices, nothing will be found. Duplicates by the dozen call for a customer area.',
    approval:
      'No consent is asked for a copy sent to its holder. Void invoice, draft, PDF or address missing: accounting gets the number and decides. The table keeps that number and the day alone; n8n keeps executions as you have set.',
    failure:
      'Number unknown, sent already, or a fault: the page is the same and never tells whether the invoice exists. Stripe silent, PDF unreadable or email refused: accounting is told, and the copy can be asked for again. If no email can leave, nobody is told: the page has the customer write.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Copie de facture', en: 'Invoice copy' },
      why: {
        fr: 'Un champ : demander l’adresse inviterait à en taper une autre.',
        en: 'One field, for asking the address would invite another.',
      },
      with: form({ fr: 'Recevoir une copie de facture', en: 'Get a copy of an invoice' }, [
        field('number', { fr: 'Numéro de la facture', en: 'Invoice number' }),
      ]),
    },
    settings: {
      use: 'set',
      name: { fr: 'Le numéro', en: 'The number' },
      why: {
        fr: 'Lettres, chiffres et tirets seulement : le guillemet qui changerait la recherche tombe.',
        en: 'Letters, digits and dashes alone: the quote that would alter the search is dropped.',
      },
      with: fields(
        {
          number:
            "={{ String($json.number ?? '').toUpperCase().replace(/[^A-Z0-9-]/g, '').slice(0, 40) }}",
          key: "={{ String($json.number ?? '').toUpperCase().replace(/[^A-Z0-9-]/g, '').slice(0, 40) + '/' + $now.toISODate() }}",
          from: 'factures@votre-entreprise.example',
          desk: 'comptabilite@votre-entreprise.example',
          table: { fr: 'copies envoyées', en: 'copies sent' },
        },
        { alone: true },
      ),
    },
    sent: {
      use: 'dataTable',
      name: { fr: 'Déjà partie aujourd’hui ?', en: 'Sent today already?' },
      why: {
        fr: 'Un curieux ne doit pas remplir la boîte du titulaire. Colonne key en texte.',
        en: 'A prankster must not fill the holder’s mailbox. Text column key.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: KEY },
        returnAll: true,
      },
      always: true,
    },
    fresh: {
      use: 'if',
      name: { fr: 'À chercher ?', en: 'To be looked up?' },
      why: {
        fr: 'Un champ vide ne vaut pas une recherche.',
        en: 'An empty field is worth no search.',
      },
      with: all(
        isTrue("={{ $json.key === undefined && $('settings').first().json.number.length > 2 }}"),
      ),
    },
    find: {
      use: 'httpRequest',
      name: { fr: 'Chercher dans Stripe', en: 'Look in Stripe' },
      why: {
        fr: 'Numéro exact, fiche du client comprise ; une facture toute récente peut manquer.',
        en: 'Exact number, customer’s record included; one just issued may be missing.',
      },
      with: {
        url: 'https://api.stripe.com/v1/invoices/search',
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'stripeApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'query', value: `=number:"{{ $('settings').first().json.number }}"` },
            { name: 'limit', value: '2' },
            { name: 'expand[]', value: 'data.customer' },
          ],
        },
        options: {
          timeout: 20_000,
          response: { response: { fullResponse: true, neverError: true } },
        },
      },
      onError: 'continue',
      retry: [2, 2],
    },
    found: {
      use: 'code',
      name: { fr: 'Qui peut la recevoir', en: 'Who may get it' },
      why: {
        fr: 'Brouillon ou facture annulée ne partent pas seuls.',
        en: 'A draft or a void invoice does not leave by itself.',
      },
      with: allItems(FOUND),
    },
    which: {
      use: 'switch',
      name: { fr: 'Envoyer, confier, taire', en: 'Send, hand over, keep quiet' },
      why: {
        fr: 'Un numéro inconnu est une faute de frappe neuf fois sur dix : rien à confier.',
        en: 'An unknown number is nearly always a slip: nothing to hand over.',
      },
      with: cases({
        send: text('={{ $json.state }}', 'equals', 'send'),
        unknown: text('={{ $json.state }}', 'equals', 'unknown'),
      }),
    },
    pdf: {
      use: 'httpRequest',
      name: { fr: 'Prendre le PDF', en: 'Fetch the PDF' },
      why: {
        fr: 'En pièce jointe : le lien de Stripe, lui, expire.',
        en: 'As an attachment, since Stripe’s link expires.',
      },
      with: {
        url: '={{ $json.pdf }}',
        options: { timeout: 30_000, response: { response: { responseFormat: 'file' } } },
      },
      onError: 'output',
      retry: [2, 3],
    },
    copy: {
      use: 'emailSend',
      name: { fr: 'Envoyer au titulaire', en: 'Send to the holder' },
      why: {
        fr: 'Le message dit pourquoi il arrive : le titulaire n’a peut-être rien demandé.',
        en: 'It says why it comes, as the holder may have asked for nothing.',
      },
      with: mailed(
        { from: FROM, to: "={{ $('found').first().json.mail }}" },
        {
          fr: "=Copie de la facture {{ $('found').first().json.number }}",
          en: "=Copy of invoice {{ $('found').first().json.number }}",
        },
        {
          fr: "=Bonjour,\n\nQuelqu’un a demandé sur notre site une copie de la facture {{ $('found').first().json.number }} du {{ $('found').first().json.day }}. La voici en pièce jointe. Nous ne l’envoyons qu’à cette adresse, celle du compte.\n\nVous n’avez rien demandé ? Il n’y a rien à faire.",
          en: "=Hello,\n\nOn our website somebody asked for a copy of invoice {{ $('found').first().json.number }} of {{ $('found').first().json.day }}. Here it is, attached. We send it to this address alone, the account’s.\n\nYou did not ask? There is nothing to do.",
        },
        { attachments: 'data' },
      ),
      onError: 'output',
    },
    remember: {
      use: 'dataTable',
      name: { fr: 'Retenir le jour', en: 'Remember the day' },
      why: {
        fr: 'Après l’envoi : une copie refusée peut être redemandée.',
        en: 'After sending, so that a refused copy can be asked for again.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ key: setting('key') }),
        options: {},
      },
    },
    hand: {
      use: 'emailSend',
      name: { fr: 'Confier à la comptabilité', en: 'Hand to accounting' },
      why: {
        fr: 'Avec le motif : une adresse à compléter n’est pas une panne.',
        en: 'With the reason, as an address to fill in is no fault.',
      },
      with: mailed(
        { from: FROM, to: setting('desk') },
        {
          fr: "=Copie demandée, non envoyée : {{ $('settings').first().json.number }}",
          en: "=Copy asked for, not sent: {{ $('settings').first().json.number }}",
        },
        {
          fr: "={{ $json.state === 'person' ? 'Stripe a cette facture (état : ' + $json.status + '), mais elle est annulée ou en brouillon, ou bien son PDF ou l’adresse du client manque.' : 'Panne : ' + ($json.cause || ($json.error?.message ?? $json.error ?? '?')) }}",
          en: "={{ $json.state === 'person' ? 'Stripe has that invoice (status: ' + $json.status + '), but it is void or a draft, or its PDF or the customer’s address is missing.' : 'A fault: ' + ($json.cause || ($json.error?.message ?? $json.error ?? '?')) }}",
        },
      ),
      onError: 'continue',
      retry: [2, 5],
    },
    same: {
      use: 'form',
      name: { fr: 'La même page, toujours', en: 'The same page, always' },
      why: {
        fr: 'Elle n’apprend à personne quelles factures existent.',
        en: 'It teaches nobody which invoices exist.',
      },
      with: page(
        { fr: 'C’est noté', en: 'Noted' },
        {
          fr: "=Si cette facture existe, sa copie part à l’adresse du compte, une fois par jour au plus. Rien reçu dans l’heure, ou adresse changée ? Écrivez à {{ $('settings').first().json.desk }}.",
          en: "=If that invoice exists, its copy leaves for the account’s address, once a day at most. Nothing within the hour, or a new address? Write to {{ $('settings').first().json.desk }}.",
        },
      ),
    },
  },
  links: [
    'asked > settings > sent > fresh.yes > find > found > which.send > pdf > copy > remember > same',
    'fresh.no > same',
    'which.unknown > same',
    'which.other > hand > same',
    'pdf.error > hand',
    'copy.error > hand',
  ],
  examples,
})
