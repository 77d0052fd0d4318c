import { allItems } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe } from '../recipe.ts'
import { PLAN } from './tenir-apporteur-au-courant.code.ts'
import { examples } from './tenir-apporteur-au-courant.examples.ts'

const TOLD = byName(setting('told'))

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Tenir un apporteur d’affaires au courant de ce qu’il apporte',
    problem:
      'L’expert-comptable vous recommande à un client en mars. En juin il croise ce client, déjà livré, et l’apprend de lui. Il n’enverra plus personne : il ne demandait pas d’argent, seulement de savoir.',
    outcome:
      'Le vendredi, chaque apporteur reçoit un courriel avec les seules affaires qu’il a apportées et qui ont avancé : premier contact, offre remise, conclue, sans suite. Une affaire toujours ouverte après soixante jours de silence lui vaut un mot qui le dit. Ni montant ni motif n’y figurent.',
    avoid:
      'Si une commission est due, son calcul demande un relevé à part. Et laissez de côté celui qui n’a pas prévenu le client qu’il donnait son nom, tant que ce point n’est pas réglé.',
    approval:
      'Les courriels partent sans relecture, avec vos phrases et rien d’autre ; une étape que vous n’avez pas traduite n’est jamais dite. Le premier vendredi, chacun reçoit l’état de ses affaires ouvertes ou récentes : commencez avec une ou deux étapes.',
    failure:
      'Salesforce muet : votre responsable le lit, et aucun apporteur ne reçoit de message. Un apporteur sans adresse, ou dont le message est refusé, lui est signalé ; rien n’étant noté, la nouvelle repart le vendredi suivant.',
  },
  en: {
    title: 'Keep referrers posted on the deals they brought',
    problem:
      'The accountant recommends you to a client in March. In June he runs into that client, served long since, and hears it there. He will send nobody else: he wanted no money, just to know.',
    outcome:
      'On Fridays each referrer gets an email with their own deals that moved and no others: first contact, offer made, won, closed without a sale. A deal still open after sixty days of silence earns them a word saying so. No amount and no reason is given.',
    avoid:
      'Where a commission is due, working it out takes a statement of its own. And leave out a referrer who did not tell the client about passing on their name, until that is settled.',
    approval:
      'Emails leave unread by anyone, in your phrases and none else; a stage you put into no words is never told. On the first Friday each one hears where their open or recent deals stand, so begin with a stage or two.',
    failure:
      'Salesforce silent: your manager reads so, and no referrer is written to. A referrer without an address, or whose message is refused, is reported; as nothing was noted, the news leaves again next Friday.',
  },
  nodes: {
    friday: {
      use: 'scheduleTrigger',
      name: { fr: 'Vendredi, 15 h', en: 'Friday, 3 pm' },
      why: {
        fr: 'Une fois par semaine ; une seconde exécution du jour n’envoie rien.',
        en: 'Once a week; a second run that day sends nothing.',
      },
      with: at('0 15 * * 5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos phrases', en: 'Your phrases' },
      why: {
        fr: 'Par étape, sous son nom d’API Salesforce, ce que l’apporteur peut lire.',
        en: 'By stage, under its API name in Salesforce, what a referrer may read.',
      },
      with: fields({
        stages: {
          as: 'object',
          value: {
            fr: '{ "Qualification": "premier contact pris", "Proposal/Price Quote": "offre remise", "Closed Won": "affaire conclue, merci", "Closed Lost": "affaire close sans suite" }',
            en: '{ "Qualification": "first contact made", "Proposal/Price Quote": "offer made", "Closed Won": "deal won, thank you", "Closed Lost": "closed without a sale" }',
          },
        },
        patience: 60,
        told: 'referrers_told',
        desk: 'partenaires@votre-entreprise.example',
      }),
    },
    deals: {
      use: 'salesforce',
      name: { fr: 'Affaires apportées', en: 'Deals brought' },
      why: {
        fr: 'Champ à créer : Referrer__c, vers un contact. Ouvertes, ou touchées depuis 90 jours.',
        en: 'A field to create: Referrer__c, pointing to a contact. Open, or touched within 90 days.',
      },
      with: {
        resource: 'search',
        operation: 'query',
        query:
          'SELECT Id, Name, StageName, IsClosed, Account.Name, Referrer__r.Name, Referrer__r.Email FROM Opportunity WHERE Referrer__c != null AND (IsClosed = false OR LastModifiedDate = LAST_N_DAYS:90) ORDER BY Account.Name',
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà dit', en: 'Told already' },
      why: {
        fr: 'Par affaire : dernière étape dite, et quel jour.',
        en: 'For each deal: last stage told, and the day.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TOLD, returnAll: true },
      once: true,
      always: true,
    },
    plan: {
      use: 'code',
      name: { fr: 'Trouver les nouvelles', en: 'Find the news' },
      why: {
        fr: 'Un message par apporteur, jamais l’affaire d’un autre.',
        en: 'One message a referrer, never somebody else’s deal.',
      },
      with: allItems(PLAN),
    },
    kind: {
      use: 'switch',
      name: { fr: 'À eux ou à nous ?', en: 'To them or to us?' },
      why: {
        fr: 'Ce qui manque se règle chez vous.',
        en: 'What is missing is settled at home.',
      },
      with: cases({ news: text('={{ $json.kind }}', 'equals', 'news') }),
    },
    each: {
      use: 'splitInBatches',
      name: { fr: 'Apporteur après apporteur', en: 'Referrer after referrer' },
      why: {
        fr: 'Ce qui est parti est noté avant le suivant : une panne n’en répète qu’un.',
        en: 'What left is noted before the next, so that a breakdown repeats one at most.',
      },
      with: { batchSize: 1, options: {} },
    },
    write: {
      use: 'gmail',
      name: { fr: 'Écrire à l’apporteur', en: 'Write to the referrer' },
      why: {
        fr: 'De la boîte qu’il connaît : reliez celle de son interlocuteur.',
        en: 'From a mailbox they know: connect that of their contact.',
      },
      with: gmailSent(
        '={{ $json.to }}',
        { fr: 'Des nouvelles de vos recommandations', en: 'News of your recommendations' },
        {
          fr: '=Bonjour {{ $json.name }},\n\nVoici où en sont les contacts que vous nous avez confiés :\n\n{{ $json.text }}\n\nMerci de votre confiance. Une question : répondez à ce message.',
          en: '=Hello {{ $json.name }},\n\nHere is where the contacts you entrusted to us stand:\n\n{{ $json.text }}\n\nThank you for your trust. Any question: just reply.',
        },
      ),
      onError: 'output',
      retry: [2, 5],
    },
    back: {
      use: 'set',
      name: { fr: 'Affaires dites', en: 'Deals told' },
      why: {
        fr: 'La réponse de Gmail ne les contient pas.',
        en: 'Gmail’s own answer does not name them.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('each').item.json.rows }}" } },
        { alone: true },
      ),
    },
    one: {
      use: 'splitOut',
      name: { fr: 'Affaire par affaire', en: 'Deal by deal' },
      why: { fr: 'Chacune a son étape.', en: 'Each has a stage of its own.' },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter l’étape dite', en: 'Note the stage told' },
      why: { fr: 'Après l’envoi seulement.', en: 'Once it is sent and not before.' },
      with: remembered(TOLD, 'deal', {
        deal: '={{ $json.deal }}',
        stage: '={{ $json.stage }}',
        day: '={{ $json.day }}',
      }),
    },
    unsent: {
      use: 'set',
      name: { fr: 'Message refusé', en: 'Message refused' },
      why: { fr: 'Un coup de fil le remplace.', en: 'A telephone call makes up for it.' },
      with: fields(
        {
          line: "={{ '- ' + $('each').item.json.name + ' <' + $('each').item.json.to + '> – ' + ($json.error?.message ?? $json.error) }}",
        },
        { alone: true },
      ),
    },
    refused: {
      use: 'filter',
      name: { fr: 'Les refusés', en: 'Those refused' },
      why: { fr: 'Tous partis : rien à dire.', en: 'All gone leaves nothing to say.' },
      with: all(isFilled("={{ $json.line ?? '' }}")),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'En un message', en: 'In one message' },
      why: { fr: 'Une liste d’appels.', en: 'A list of calls.' },
      with: gathered('line'),
    },
    warn: {
      use: 'gmail',
      name: { fr: 'Donner les refus', en: 'Hand over refusals' },
      why: {
        fr: 'L’adresse se corrige dans Salesforce.',
        en: 'Addresses are mended in Salesforce.',
      },
      with: gmailSent(
        setting('desk'),
        { fr: 'Apporteurs non joints', en: 'Referrers not reached' },
        "={{ $json.line.join('\\n') }}",
      ),
    },
    desk: {
      use: 'gmail',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Une adresse, ou Salesforce tout entier.',
        en: 'An address, or the whole of Salesforce.',
      },
      with: gmailSent(
        setting('desk'),
        { fr: 'Apporteurs : à reprendre', en: 'Referrers: to be settled' },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
  },
  links: [
    'friday > settings > deals > known > plan > kind.news > each.each > write > back > one > mark > each',
    'write.error > unsent > each',
    'each.done > refused > gather > warn',
    'kind.other > desk',
  ],
  examples,
})
