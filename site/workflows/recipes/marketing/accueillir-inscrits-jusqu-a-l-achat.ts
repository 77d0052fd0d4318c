import { allItems } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, form, page } from '../../fragments/forms.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { CHOOSE, LEAVE, STEP, STOP, WAITING } from './accueillir-inscrits-jusqu-a-l-achat.code.ts'
import { examples } from './accueillir-inscrits-jusqu-a-l-achat.examples.ts'

const TEAM = { from: setting('sender'), to: setting('team') }
const query = (statement: string, queryReplacement: string) => ({
  operation: 'executeQuery',
  query: statement,
  options: { queryReplacement },
})

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Accueillir un inscrit en trois messages, arrêtés dès l’achat',
    problem:
      'Il s’inscrit le lundi, commande le mercredi et reçoit le vendredi : « Encore hésitant ? » Un autre n’a rien reçu pendant un mois, puis la lettre de décembre sans savoir d’où elle venait.',
    outcome:
      'Chaque matin à 10 h 30, ceux qui ont confirmé leur adresse reçoivent le message dû : le lendemain, au quatrième jour, au dixième. Une commande passée depuis leur confirmation arrête la suite avant l’envoi. Jamais deux messages en moins de deux jours, même après une panne ; au bout de trente jours, plus rien.',
    avoid:
      'L’accord doit couvrir ces messages : dites-le sur le formulaire d’inscription. Un achat en magasin, ou fait sous une autre adresse, n’est pas vu. Pour un service à essayer, la suite devrait dépendre de ce que l’on y fait, et non de jours.',
    approval:
      'Écrivez les trois textes dans le nœud « Choisir le message », essayez-les sur vous. On part par un bouton : ouvrir le lien ne suffit pas. Votre lettre doit aussi lire consent, qu’il décoche.',
    failure:
      'Base ou boutique muette : aucun message ne part, un courriel le dit, et le lendemain reprend au même point. Envoi refusé : l’étape n’avance pas, un courriel donne l’adresse et le motif. Étape non écrite : un courriel à part, car ce message repartirait.',
  },
  en: {
    title: 'Welcome newcomers in three messages, stopped by a purchase',
    problem:
      'She signs up on Monday, orders on Wednesday and reads on Friday: “Still hesitating?” Another heard nothing for a month, then got December’s letter without knowing where it came from.',
    outcome:
      'Each morning at 10:30 those who confirmed their address get the message that is due: the next day, on the fourth, on the tenth. An order placed since they confirmed stops the rest before anything leaves. Never two messages within two days, even after a breakdown; after thirty days, nothing more.',
    avoid:
      'Their consent has to cover these messages: say so on the sign-up form. A purchase in a shop, or under another address, is not seen. For a service on trial, what follows should depend on what people do there, not on days.',
    approval:
      'Write the three texts in the node “Choose the message” and try them on yourself. Leaving takes a button; opening the link is not enough. Your letter, too, has to read consent, which it unticks.',
    failure:
      'Database or shop silent: no message leaves, an email says so, and the next day resumes at the same point. Sending refused: the step does not advance, an email gives address and reason. Step not written: a separate email, since that message would leave again.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Each morning' },
      why: {
        fr: 'À heure fixe, jamais la nuit de l’inscription.',
        en: 'At a set hour, never in the night of signing up.',
      },
      with: at('30 10 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre accueil', en: 'Your welcome' },
      why: {
        fr: 'Table newcomers : id, email, first_name, consent, leave_key (uuid), step (0) ; dates sans heure : confirmed_on, last_sent, stopped_on.',
        en: 'Table newcomers: id, email, first_name, consent, leave_key (uuid), step (0); dates without time: confirmed_on, last_sent, stopped_on.',
      },
      with: fields({
        days: '1,4,10',
        until: 30,
        brand: 'Votre boutique',
        leave: 'https://n8n.votre-boutique.example/form/partir',
        sender: 'bonjour@votre-boutique.example',
        team: 'marketing@votre-boutique.example',
      }),
    },
    waiting: {
      use: 'postgres',
      name: { fr: 'Qui attend un message ?', en: 'Who is due a message?' },
      why: {
        fr: 'L’accord est relu chaque jour, pas seulement au début.',
        en: 'Consent is read every day, not only at the start.',
      },
      with: query(
        WAITING,
        "={{ [$('settings').first().json.days, $('settings').first().json.until] }}",
      ),
      onError: 'continue',
      retry: [2, 10],
    },
    orders: {
      use: 'wooCommerce',
      name: { fr: 'Commandes récentes', en: 'Recent orders' },
      why: {
        fr: 'Celle de ce matin compte.',
        en: 'This morning’s counts.',
      },
      once: true,
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          after: "={{ $now.minus({ days: $('settings').first().json.until + 1 }).toISO() }}",
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    choose: {
      use: 'code',
      name: { fr: 'Choisir le message', en: 'Choose the message' },
      why: {
        fr: 'Une commande annulée ou impayée n’arrête pas l’accueil.',
        en: 'An order cancelled or unpaid does not stop the welcome.',
      },
      with: allItems(CHOOSE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Écrire, arrêter, prévenir', en: 'Write, stop or warn' },
      why: {
        fr: 'Sans la liste des commandes, on écrirait à des clients.',
        en: 'Without the orders one would write to customers.',
      },
      with: cases({
        write: text('={{ $json.kind }}', 'equals', 'write'),
        stop: text('={{ $json.kind }}', 'equals', 'stop'),
        blind: text('={{ $json.kind }}', 'equals', 'blind'),
      }),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer', en: 'Send' },
      why: {
        fr: 'D’une adresse qui répond.',
        en: 'From an address that really answers.',
      },
      with: mailed(
        { from: setting('sender'), to: '={{ $json.email }}' },
        '={{ $json.subject }}',
        '={{ $json.text }}',
      ),
      onError: 'output',
    },
    gone: {
      use: 'set',
      name: { fr: 'Bien parti', en: 'Really gone' },
      why: {
        fr: 'La messagerie n’a rendu qu’un accusé.',
        en: 'The mail server returned a receipt alone.',
      },
      with: fields({ id: "={{ String($('choose').item.json.id) }}" }, { alone: true }),
    },
    sent: {
      use: 'aggregate',
      name: { fr: 'Réunir les envois', en: 'Gather what left' },
      why: {
        fr: 'Écrits ensemble : tous, ou aucun.',
        en: 'Written together: all or none.',
      },
      with: gathered('id'),
    },
    step: {
      use: 'postgres',
      name: { fr: 'Avancer d’une étape', en: 'Advance one step' },
      why: {
        fr: 'Après l’envoi, une fois par jour.',
        en: 'After sending, once a day.',
      },
      with: query(STEP, "={{ [$json.id.join(',')] }}"),
      onError: 'output',
      retry: [3, 5],
    },
    bought: {
      use: 'aggregate',
      name: { fr: 'Réunir les acheteurs', en: 'Gather the buyers' },
      why: { fr: 'De même.', en: 'Likewise.' },
      with: gathered('id'),
    },
    stop: {
      use: 'postgres',
      name: { fr: 'Arrêter la suite', en: 'Stop the rest' },
      why: {
        fr: 'Reste la lettre mensuelle.',
        en: 'The monthly letter remains.',
      },
      with: query(STOP, "={{ [$json.id.join(',')] }}"),
      onError: 'output',
      retry: [3, 5],
    },
    refused: {
      use: 'emailSend',
      name: { fr: 'Dire le refus', en: 'Tell of the refusal' },
      why: {
        fr: 'Souvent une adresse mal tapée.',
        en: 'Often a mistyped address.',
      },
      with: mailed(
        TEAM,
        {
          fr: "=Accueil non parti : {{ $('choose').item.json.email }}",
          en: "=Welcome not gone: {{ $('choose').item.json.email }}",
        },
        '={{ $json.error.message ?? $json.message ?? $json.error }}',
      ),
    },
    unmarked: {
      use: 'emailSend',
      name: { fr: 'Table non écrite', en: 'Table not written' },
      why: {
        fr: 'À écrire à la main avant le prochain matin.',
        en: 'To be written by hand before the next morning.',
      },
      with: mailed(
        TEAM,
        { fr: 'Accueil : table non écrite', en: 'Welcome: table not written' },
        {
          fr: "=Message parti : {{ $('sent').isExecuted ? $('sent').first().json.id.join(', ') : '–' }}. À arrêter : {{ $('bought').isExecuted ? $('bought').first().json.id.join(', ') : '–' }}. Vérifiez step, last_sent, stopped_on. {{ $json.error.message ?? $json.message ?? $json.error }}",
          en: "=Message gone: {{ $('sent').isExecuted ? $('sent').first().json.id.join(', ') : '–' }}. To be stopped: {{ $('bought').isExecuted ? $('bought').first().json.id.join(', ') : '–' }}. Look at step, last_sent, stopped_on. {{ $json.error.message ?? $json.message ?? $json.error }}",
        },
      ),
    },
    blind: {
      use: 'emailSend',
      name: { fr: 'Rien n’est parti', en: 'Nothing left' },
      why: {
        fr: 'Deux matins muets se rattrapent ; dix, non.',
        en: 'Two silent mornings can be made up for, ten cannot.',
      },
      with: mailed(
        TEAM,
        { fr: 'Accueil : aucun message ce matin', en: 'Welcome: no message this morning' },
        '={{ $json.why }}',
      ),
    },
    leaving: {
      use: 'formTrigger',
      name: { fr: 'Partir', en: 'Leave' },
      why: {
        fr: 'Un antivirus suit les liens, mais ne choisit rien.',
        en: 'Virus scanners follow links, but choose nothing.',
      },
      with: form(
        { fr: 'Nos messages', en: 'Our messages' },
        [
          { fieldType: 'hiddenField', fieldName: 'k' },
          choice('wish', { fr: 'Votre souhait', en: 'Your wish' }, [
            { fr: 'Ne plus rien recevoir', en: 'Receive nothing more' },
          ]),
        ],
        { options: { appendAttribution: false, path: 'partir' } },
      ),
    },
    leave: {
      use: 'postgres',
      name: { fr: 'Retirer l’accord', en: 'Withdraw consent' },
      why: { fr: 'Deux fois de suite ne change rien.', en: 'Twice over changes nothing.' },
      with: query(LEAVE, "={{ [($json.k ?? '').trim()] }}"),
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    known: {
      use: 'if',
      name: { fr: 'Retrouvé ?', en: 'Found?' },
      why: {
        fr: 'Un lien coupé ne doit pas passer pour un départ réussi.',
        en: 'A link cut short must not pass for having left.',
      },
      with: all(isFilled("={{ String($json.id ?? '') }}")),
    },
    bye: {
      use: 'form',
      name: { fr: 'C’est noté', en: 'Noted' },
      why: { fr: 'Sans demander pourquoi.', en: 'Without asking why.' },
      with: page(
        { fr: 'C’est noté', en: 'It is noted' },
        { fr: 'Vous ne recevrez plus rien de nous.', en: 'You will receive nothing more from us.' },
      ),
    },
    lost: {
      use: 'form',
      name: { fr: 'Lien inconnu', en: 'Unknown link' },
      why: {
        fr: 'Une personne prend le relais.',
        en: 'A person takes over.',
      },
      with: page(
        { fr: 'Nous ne vous trouvons pas', en: 'We cannot find you' },
        {
          fr: 'Répondez au message reçu par « stop » : une personne vous retire.',
          en: 'Reply “stop” to the message you got: a person takes you off.',
        },
      ),
    },
  },
  links: [
    'daily > settings > waiting > orders > choose > kind.write > send > gone > sent > step',
    'kind.stop > bought > stop',
    'kind.blind > blind',
    'send.error > refused',
    'step.error > unmarked',
    'stop.error > unmarked',
    'leaving > leave > known.yes > bye',
    'known.no > lost',
  ],
  examples,
  related: ['livrer-guide-adresse-confirmee', 'demander-aux-dormants-de-rester'],
})
