import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { byId } from '../../fragments/models.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { STATE } from './donner-etat-d-une-reparation.code.ts'
import { examples } from './donner-etat-d-une-reparation.examples.ts'

const CHANNEL = { fr: '#atelier', en: '#workshop' }
const ASKED = "$('settings').first().json"

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Dire au client où en est sa réparation, sans téléphone',
    problem:
      '« Mon vélo est-il prêt ? » Vingt appels par jour, et vingt fois le mécanicien pose ses outils, s’essuie les mains, cherche la fiche, répond « demain ».',
    outcome:
      'Le client tape son numéro de dossier et les quatre derniers chiffres de son téléphone. La page lui donne l’étape notée dans Airtable et le jour promis. Si ce jour est passé, elle l’avoue, et Slack prévient l’atelier qu’un client attend.',
    avoid:
      'La page ne vaut que ce que l’atelier note : sans fiche tenue le jour même, elle ment à votre place. Un numéro de dossier qui se devine ouvre la porte aux curieux, même à cinq essais.',
    approval:
      'Personne n’approuve une consultation, et rien n’est écrit dans Airtable. La page ne montre ni nom, ni appareil, ni prix. L’atelier choisit dans les valeurs les mots dits au client pour chaque étape.',
    failure:
      'Airtable muet : la page donne votre téléphone et Slack le signale. Dossier inconnu, chiffres faux, double fiche : une même page, qui n’apprend rien. Après cinq essais sur un dossier, qu’une heure sans essai efface, ou si Redis ne répond pas, la page renvoie au téléphone.',
  },
  en: {
    title: 'Tell customers how their repair stands, without a call',
    problem:
      '“Is my bicycle ready?” Twenty calls a day, and twenty times the mechanic puts down the tools, wipes both hands, looks for the sheet and answers “tomorrow”.',
    outcome:
      'The customer types the case number and the last four digits of their phone. The page gives the stage noted in Airtable and the promised day. Once that day has passed it owns up, and Slack tells the workshop that a customer is waiting.',
    avoid:
      'The page is worth what the workshop notes: unless sheets are kept the same day, it lies in your stead. A case number that can be guessed invites the curious, even at five tries.',
    approval:
      'Nobody approves a look-up, and nothing is written in Airtable. The page shows no name, device or price. In the values, the workshop picks the words that customers read for each stage.',
    failure:
      'Airtable silent: the page gives your telephone and Slack reports it. Case unknown, digits wrong, sheet there twice: one and the same page, which gives nothing away. After five tries at a case, which an hour without any wipes out, or with no answer from Redis, the page points to the telephone.',
  },
  nodes: {
    asked: {
      use: 'formTrigger',
      name: { fr: 'Où en est ma réparation ?', en: 'How is my repair doing?' },
      why: {
        fr: 'Le lien s’imprime sur le reçu, en QR code.',
        en: 'The link is printed on the receipt as a QR code.',
      },
      with: form({ fr: 'Où en est ma réparation ?', en: 'How is my repair doing?' }, [
        field('ref', { fr: 'Numéro de dossier', en: 'Case number' }),
        field('digits', {
          fr: 'Quatre derniers chiffres de votre téléphone',
          en: 'Last four digits of your phone',
        }),
      ]),
    },
    settings: {
      use: 'set',
      name: { fr: 'La question', en: 'The question' },
      why: {
        fr: 'Tout signe hors lettres, chiffres et tiret tombe : rien ne peut changer la recherche.',
        en: 'Anything but letters, digits and dashes is dropped, so nothing can alter the search.',
      },
      with: fields(
        {
          ref: "={{ String($json.ref ?? '').toUpperCase().replace(/[^A-Z0-9-]/g, '').slice(0, 20) }}",
          digits: "={{ String($json.digits ?? '').replace(/[^0-9]/g, '').slice(-4) }}",
          tries: 5,
          phone: '02 00 00 00 00',
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          stages: {
            as: 'object',
            value: {
              fr: '{"Reçu":"Votre appareil est arrivé, il attend son diagnostic.","Pièce":"Une pièce est commandée.","Atelier":"La réparation est en cours.","Prêt":"C’est prêt : vous pouvez venir."}',
              en: '{"Reçu":"Your device is here and waits for its diagnosis.","Pièce":"A part is on order.","Atelier":"The repair is under way.","Prêt":"It is ready: you may come."}',
            },
          },
          ready: 'Prêt',
        },
        { alone: true },
      ),
    },
    tries: {
      use: 'redis',
      name: { fr: 'Compter les essais', en: 'Count the tries' },
      why: {
        fr: 'Dix mille suites de quatre chiffres : sans compte, un robot les essaie toutes.',
        en: 'Ten thousand sets of four digits: uncounted, a robot tries them all.',
      },
      with: { operation: 'incr', key: '=repair:{{ $json.ref }}', expire: true, ttl: 3600 },
      onError: 'continue',
    },
    few: {
      use: 'if',
      name: { fr: 'Encore permis ?', en: 'Still allowed?' },
      why: {
        fr: 'Un compte qui ne se lit pas vaut un refus.',
        en: 'A count that cannot be read means no.',
      },
      with: all(
        isTrue(
          "={{ Number($json['repair:' + $('settings').first().json.ref]) <= $('settings').first().json.tries && $('settings').first().json.ref !== '' && $('settings').first().json.digits.length === 4 }}",
        ),
      ),
    },
    find: {
      use: 'airtable',
      name: { fr: 'Chercher la fiche', en: 'Find the sheet' },
      why: {
        fr: 'Champs Ref, Phone, Stage et Promised (une date), à nommer ainsi.',
        en: 'Fields Ref, Phone, Stage and Promised (a date), to be named so.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('Repairs'),
        filterByFormula: `=UPPER({Ref}) = '{{ ${ASKED}.ref }}'`,
        returnAll: false,
        limit: 2,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    state: {
      use: 'code',
      name: { fr: 'Lire l’étape', en: 'Read the stage' },
      why: {
        fr: 'Les chiffres doivent concorder avant toute réponse.',
        en: 'The digits have to agree before any answer.',
      },
      with: allItems(STATE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Que dire ?', en: 'What to say?' },
      why: {
        fr: 'Un retard se dit aux deux : au client et à l’atelier.',
        en: 'A delay is told to both, customer and workshop.',
      },
      with: cases({
        found: text('={{ $json.state }}', 'equals', 'found'),
        late: text('={{ $json.state }}', 'equals', 'late'),
        down: text('={{ $json.state }}', 'equals', 'down'),
      }),
    },
    warn: {
      use: 'slack',
      name: { fr: 'Prévenir l’atelier', en: 'Warn the workshop' },
      why: {
        fr: 'Qui consulte un dossier en retard va appeler ; autant l’appeler d’abord.',
        en: 'Whoever looks up a late case will ring; better to ring them first.',
      },
      with: posted(CHANNEL, {
        fr: `={{ $json.state === 'late' ? 'Dossier ' + ${ASKED}.ref + ' : promis le ' + $json.promised + ', le client vient de regarder. Appelez-le.' : 'Suivi des réparations : Airtable ne répond pas (' + $json.cause + ').' }}`,
        en: `={{ $json.state === 'late' ? 'Case ' + ${ASKED}.ref + ': promised for ' + $json.promised + ', the customer has just looked. Ring them.' : 'Repair tracking: Airtable does not answer (' + $json.cause + ').' }}`,
      }),
      onError: 'continue',
    },
    answer: {
      use: 'form',
      name: { fr: 'Dire l’étape', en: 'Tell the stage' },
      why: {
        fr: 'Vos mots, jamais l’étiquette interne.',
        en: 'In your words, never the inner label.',
      },
      with: page(
        {
          fr: `=Dossier {{ ${ASKED}.ref }}`,
          en: `=Case {{ ${ASKED}.ref }}`,
        },
        "={{ $('state').first().json.words }}",
      ),
    },
    unknown: {
      use: 'form',
      name: { fr: 'Rien à montrer', en: 'Nothing to show' },
      why: {
        fr: 'Même texte pour un numéro faux et des chiffres faux.',
        en: 'The same text for a wrong number and for wrong digits.',
      },
      with: page(
        { fr: 'Nous n’avons pas trouvé', en: 'We found nothing' },
        {
          fr: `=Vérifiez le numéro et les quatre chiffres, tels qu’ils sont sur votre reçu. Sinon, appelez le {{ ${ASKED}.phone }}.`,
          en: `=Check the number and the four digits as they stand on your receipt. Otherwise ring {{ ${ASKED}.phone }}.`,
        },
      ),
    },
    closed: {
      use: 'form',
      name: { fr: 'Renvoyer au téléphone', en: 'Point to the telephone' },
      why: {
        fr: 'Une voix répondra à qui s’est trompé de bonne foi.',
        en: 'A voice will answer those who slipped in good faith.',
      },
      with: page(
        { fr: 'Appelez-nous', en: 'Please ring us' },
        {
          fr: `=La page ne peut pas répondre pour ce dossier maintenant. Appelez le {{ ${ASKED}.phone }}.`,
          en: `=This page cannot answer about that case now. Ring {{ ${ASKED}.phone }}.`,
        },
      ),
    },
  },
  links: [
    'asked > settings > tries > few.yes > find > state > kind.found > answer',
    'kind.late > warn > answer',
    'kind.down > warn',
    'kind.other > unknown',
    'few.no > closed',
  ],
  examples,
})
