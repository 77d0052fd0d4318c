import { all, isFalse } from '../../fragments/conditions.ts'
import { fields, truth } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './aligner-desinscriptions.examples.ts'

const alarm = {
  fr: "={{ 'Les désinscriptions n’ont pas toutes été reportées cette nuit. Réponse reçue : ' + ($json.error.message ?? $json.error) }}",
  en: "={{ 'Not all unsubscribes were carried over last night. The answer was: ' + ($json.error.message ?? $json.error) }}",
}

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-23',
  fr: {
    title: 'Reporter chaque désinscription dans l’autre outil',
    problem:
      'Une cliente se désinscrit de l’infolettre, puis reçoit la promotion que la boutique envoie de son côté. Elle écrit, furieuse, et elle a raison : pour elle, il n’y a qu’une entreprise.',
    outcome:
      'Chaque nuit, les deux listes sont comparées. Un refus trouvé d’un côté est reporté de l’autre, et une ligne datée dans Grist dit qui, où et quand. Vous avez de quoi répondre à une réclamation.',
    avoid:
      'Si un seul outil écrit à vos clients, il n’y a rien à aligner. Au-delà de quelques dizaines de milliers d’adresses, faites la comparaison dans la base.',
    approval:
      'Rien n’est à valider, parce que le flux ne sait faire qu’une chose : retirer. Un accord donné d’un côté ne vaut jamais inscription de l’autre ; cela reste une décision de la personne.',
    failure:
      'Une liste illisible ne fait rien changer : elle ne passe jamais pour une liste vide. Si un report échoue, un courriel le dit, rien n’est inscrit au registre, et la différence revient la nuit suivante.',
  },
  en: {
    title: 'Carry every unsubscribe over to the other tool',
    problem:
      'A customer leaves the newsletter, then gets the offer that the shop sends by itself. She writes in, furious, and she is right: to her you are one company.',
    outcome:
      'Every night the two lists are compared. A refusal found on one side is carried over to the other, and a dated row in Grist says who, where and when. You have something to answer a complaint with.',
    avoid:
      'If one tool alone writes to your customers there is nothing to align. Past some tens of thousands of addresses, compare inside the database.',
    approval:
      'There is nothing to approve, because the flow can do one thing only: remove. A yes given on one side never signs anybody up on the other; that stays the person’s own decision.',
    failure:
      'A list that cannot be read changes nothing: it is never taken for an empty one. If carrying over fails, an e-mail says so, nothing enters the register, and the difference comes back the next night.',
  },
  nodes: {
    night: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque nuit', en: 'Every night' },
      why: {
        fr: 'Avant les envois du matin, quel que soit l’outil qui les fait.',
        en: 'Before the morning’s mailings, whichever tool sends them.',
      },
      with: at('30 3 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre registre', en: 'Your register' },
      why: {
        fr: 'Le document Grist, et l’adresse à prévenir en cas de panne.',
        en: 'The Grist document, and the address to warn of a failure.',
      },
      with: fields({
        register: { fr: 'identifiant du document Grist', en: 'id of your Grist document' },
        table: { fr: 'Desinscriptions', en: 'Unsubscribes' },
        to: 'marketing@votre-boutique.example',
      }),
    },
    contacts: {
      use: 'brevo',
      name: { fr: 'Abonnés de l’infolettre', en: 'Newsletter contacts' },
      why: {
        fr: 'Tous, y compris ceux qui sont partis : c’est d’eux qu’il s’agit.',
        en: 'All of them, those who left included: they are the point.',
      },
      with: { resource: 'contact', operation: 'getAll', returnAll: true },
      onError: 'output',
      retry: [3, 10],
    },
    letter: {
      use: 'set',
      name: { fr: 'Accord côté infolettre', en: 'Consent, newsletter side' },
      why: {
        fr: 'Une adresse en minuscules et un oui ou un non : rien d’autre ne se compare.',
        en: 'A lower-case address and a yes or no: nothing else is compared.',
      },
      with: fields(
        {
          email: "={{ ($json.email ?? '').trim().toLowerCase() }}",
          wants: truth('={{ !$json.emailBlacklisted }}'),
        },
        { alone: true },
      ),
    },
    customers: {
      use: 'mySql',
      name: { fr: 'Clients de la boutique', en: 'Customers of the shop' },
      why: {
        fr: 'Deux colonnes seulement : le flux n’a pas à lire les commandes.',
        en: 'Two columns only: the flow has no business reading orders.',
      },
      with: {
        operation: 'executeQuery',
        query: "SELECT email, newsletter FROM customers WHERE email <> ''",
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    shop: {
      use: 'set',
      name: { fr: 'Accord côté boutique', en: 'Consent, shop side' },
      why: {
        fr: 'La base écrit 1 et 0 ; il faut les mêmes mots des deux côtés.',
        en: 'The database writes 1 and 0; both sides have to say it alike.',
      },
      with: fields(
        {
          email: '={{ $json.email.trim().toLowerCase() }}',
          wants: truth('={{ Number($json.newsletter) === 1 }}'),
        },
        { alone: true },
      ),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Comparer les accords', en: 'Compare consents' },
      why: {
        fr: 'Seules les adresses connues des deux comptent ; une absence n’est pas un refus.',
        en: 'Only addresses known to both count; being absent is no refusal.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'email', field2: 'email' }] },
        resolve: 'includeBoth',
        options: {},
      },
    },
    who: {
      use: 'if',
      name: { fr: 'Qui a dit non ?', en: 'Which side says no?' },
      why: {
        fr: 'Le refus l’emporte toujours : on corrige le côté qui dit encore oui.',
        en: 'A refusal always wins: the side that still says yes is put right.',
      },
      with: all(isFalse('={{ $json.different.wants.inputA }}')),
    },
    inShop: {
      use: 'mySql',
      name: { fr: 'Retirer dans la boutique', en: 'Remove in the shop' },
      why: {
        fr: 'L’adresse voyage en paramètre : une apostrophe n’y casse rien.',
        en: 'The address travels as a parameter, so an apostrophe breaks nothing.',
      },
      with: {
        operation: 'executeQuery',
        query: 'UPDATE customers SET newsletter = 0 WHERE LOWER(TRIM(email)) = $1',
        options: { queryReplacement: '={{ [$json.keys.email] }}' },
      },
      onError: 'output',
    },
    inLetter: {
      use: 'httpRequest',
      name: { fr: 'Retirer de l’infolettre', en: 'Remove from the newsletter' },
      why: {
        fr: 'Le nœud Brevo ne sait pas écrire ce champ ; son interface, si, avec le même compte.',
        en: 'The Brevo node cannot write that field; its API can, with the same account.',
      },
      with: {
        method: 'PUT',
        url: '=https://api.brevo.com/v3/contacts/{{ encodeURIComponent($json.keys.email) }}',
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'sendInBlueApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '{"emailBlacklisted": true}',
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    doneShop: {
      use: 'set',
      name: { fr: 'Dire : boutique', en: 'Say: shop' },
      why: {
        fr: 'Écrit après le retrait, jamais avant.',
        en: 'Written after the removal, never before.',
      },
      with: fields(
        {
          email: "={{ $('who').item.json.keys.email }}",
          place: { fr: 'boutique', en: 'shop' },
        },
        { alone: true },
      ),
    },
    doneLetter: {
      use: 'set',
      name: { fr: 'Dire : infolettre', en: 'Say: newsletter' },
      why: {
        fr: 'Brevo répond par une page vide : l’adresse se reprend plus haut.',
        en: 'Brevo answers with an empty page, so the address comes from further up.',
      },
      with: fields(
        {
          email: "={{ $('who').item.json.keys.email }}",
          place: { fr: 'infolettre', en: 'newsletter' },
        },
        { alone: true },
      ),
    },
    register: {
      use: 'grist',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'La date du report, pour le jour où quelqu’un la demande.',
        en: 'The day it was carried over, for when somebody asks.',
      },
      with: {
        operation: 'create',
        docId: "={{ $('settings').first().json.register }}",
        tableId: "={{ $('settings').first().json.table }}",
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'Email', fieldValue: '={{ $json.email }}' },
            { fieldId: 'Place', fieldValue: '={{ $json.place }}' },
            { fieldId: 'Day', fieldValue: '={{ $now.toISODate() }}' },
          ],
        },
      },
      retry: [3, 5],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir de la panne', en: 'Warn of the failure' },
      why: {
        fr: 'Écrire à quelqu’un qui a dit non coûte plus cher qu’un courriel de trop ici.',
        en: 'Writing to somebody who said no costs more than one e-mail too many here.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Désinscriptions à vérifier, nuit du {{ $now.toISODate() }}',
          en: '=Unsubscribes to check, night of {{ $now.toISODate() }}',
        },
        emailFormat: 'text',
        text: alarm,
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'night > settings > contacts > letter > compare:0',
    'settings > customers > shop > compare:1',
    'compare.different > who.yes > inShop > doneShop > register',
    'who.no > inLetter > doneLetter > register',
    'contacts.error > warn',
    'customers.error > warn',
    'inShop.error > warn',
    'inLetter.error > warn',
  ],
  examples,
})
