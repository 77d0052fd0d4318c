import { allItems } from '../../fragments/code.ts'
import { all, isEmpty, isFilled } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { choice, form, page } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { ERASE, REPLY, SILENT, TALLY } from './demander-aux-dormants-de-rester.code.ts'
import { examples } from './demander-aux-dormants-de-rester.examples.ts'

const FROM = "={{ $('settings').first().json.sender }}"
const TEAM = { from: FROM, to: "={{ $('settings').first().json.team }}" }

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Demander aux abonnés silencieux s’ils veulent rester',
    problem:
      'Un tiers de la liste ne clique plus depuis des années. La CNIL recommande de ne pas garder un prospect plus de trois ans après son dernier contact ; on repousse le tri, parce que l’on perdrait aussi ceux qui lisent encore.',
    outcome:
      'Le premier du mois, chaque abonné sans contact depuis 34 mois reçoit une seule question, avec un lien vers une page à deux choix. « Rester » remet son compteur à zéro ; « partir » efface ses données aussitôt. Sans réponse ni autre contact au passage suivant, au moins 28 jours plus tard, il est effacé. Un bilan chiffré suit.',
    avoid:
      'Si un client a une commande, une garantie ou une facture, sa fiche obéit à d’autres durées : tenez la liste de diffusion dans une table à part. last_contact doit venir d’un geste (inscription, clic, message, commande), jamais d’une simple ouverture, que les messageries simulent.',
    approval:
      'L’abonné décide par un bouton : ouvrir le lien ne change rien. Essayez d’abord avec un plafond de dix courriels.',
    failure:
      'Un envoi refusé n’est pas noté : la question repart le mois suivant, et personne n’est effacé sans l’avoir reçue. Base muette : un courriel le signale, ou la page invite à écrire.',
  },
  en: {
    title: 'Ask silent subscribers whether they want to stay',
    problem:
      'A third of the list has not clicked for years. The French regulator advises against keeping prospects over three years after their last contact; sorting waits, because those who still read would go too.',
    outcome:
      'On the first of the month each subscriber without contact for 34 months gets a single question, with a link to a page of two choices. “Stay” sets their clock back; “leave” erases their data at once. Without an answer or other contact by the next round, at least 28 days on, they are erased. A count follows.',
    avoid:
      'Orders, warranties and invoices have other periods: keep the mailing list in a table of its own. Let last_contact come from an act (signing up, a click, a message, an order), never from a mere opening, which mail programs fake.',
    approval:
      'Subscribers decide by a button: opening the link changes nothing. Try it first with a limit of ten emails.',
    failure:
      'An email refused is not noted: the question leaves again next month, and nobody is erased without having been sent it. Database silent: an email reports it, or the page invites to write.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le premier du mois', en: 'On the first of the month' },
      why: {
        fr: 'Demandé à 34 mois, effacé à 36 au plus tard.',
        en: 'Asked at 34 months, erased at 36 at the latest.',
      },
      with: at('0 9 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your periods' },
      why: {
        fr: 'Table subscribers : id, email, first_name, consent, last_contact, asked_on, erased_on, stay_key (uuid).',
        en: 'Table subscribers: id, email, first_name, consent, last_contact, asked_on, erased_on, stay_key (uuid).',
      },
      with: fields({
        months: 34,
        days: 28,
        most: 500,
        page: 'https://n8n.votre-boutique.example/form/rester',
        brand: 'Votre boutique',
        sender: 'lettre@votre-boutique.example',
        team: 'marketing@votre-boutique.example',
      }),
    },
    erase: {
      use: 'postgres',
      name: { fr: 'Effacer les restés muets', en: 'Erase who kept silent' },
      why: {
        fr: 'Qui a commandé ou cliqué depuis la question est épargné.',
        en: 'Whoever ordered or clicked since the question is spared.',
      },
      with: {
        operation: 'executeQuery',
        query: ERASE,
        options: { queryReplacement: "={{ [$('settings').first().json.days] }}" },
      },
      onError: 'output',
      retry: [2, 10],
    },
    silent: {
      use: 'postgres',
      name: { fr: 'Abonnés silencieux', en: 'Silent subscribers' },
      why: {
        fr: 'Les plus anciens d’abord ; ceux déjà interrogés n’y sont plus.',
        en: 'The oldest first; those asked already are left out.',
      },
      with: {
        operation: 'executeQuery',
        query: SILENT,
        options: {
          queryReplacement:
            "={{ [$('settings').first().json.months, $('settings').first().json.most] }}",
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 10],
    },
    some: {
      use: 'if',
      name: { fr: 'Quelqu’un à interroger ?', en: 'Anybody to ask?' },
      why: {
        fr: 'Un mois sans personne a aussi son bilan.',
        en: 'A month without anybody has its count too.',
      },
      with: all(isFilled("={{ $json.email ?? '' }}")),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Poser la question', en: 'Put the question' },
      why: {
        fr: 'Sans offre ni bannière : ce message n’est pas une publicité.',
        en: 'No offer, no banner: this message is no advertisement.',
      },
      with: mailed(
        { from: FROM, to: '={{ $json.email }}' },
        {
          fr: "=On continue ? ({{ $('settings').first().json.brand }})",
          en: "=Shall we go on? ({{ $('settings').first().json.brand }})",
        },
        {
          fr: "=Bonjour{{ $json.first_name ? ' ' + $json.first_name : '' }},\n\nVous recevez nos lettres, et nous n’avons plus de signe de vous depuis longtemps. Voulez-vous rester ?\n\n{{ $('settings').first().json.page }}?k={{ $json.stay_key }}\n\nSans réponse au prochain tri, dans un mois environ, nous effacerons votre adresse.",
          en: "=Hello{{ $json.first_name ? ' ' + $json.first_name : '' }},\n\nYou get our letters, and we have heard nothing from you for a long time. Would you like to stay?\n\n{{ $('settings').first().json.page }}?k={{ $json.stay_key }}\n\nWithout an answer by the next sorting, in about a month, we shall erase your address.",
        },
      ),
      onError: 'continue',
    },
    left: {
      use: 'filter',
      name: { fr: 'Vraiment partis', en: 'Really sent' },
      why: {
        fr: 'On n’efface pas quelqu’un à qui rien n’est parvenu.',
        en: 'Nobody is erased to whom nothing was sent.',
      },
      with: all(isEmpty("={{ String($json.error ?? '') }}")),
    },
    noted: {
      use: 'postgres',
      name: { fr: 'Noter la demande', en: 'Note the question' },
      why: {
        fr: 'Après l’envoi : c’est de ce jour que court le délai.',
        en: 'After sending: the period runs from that day.',
      },
      with: {
        operation: 'executeQuery',
        query: 'UPDATE subscribers SET asked_on = current_date WHERE id = $1 RETURNING id',
        options: { queryReplacement: "={{ [$('silent').item.json.id] }}" },
      },
      onError: 'output',
      retry: [3, 5],
    },
    tally: {
      use: 'code',
      name: { fr: 'Compter', en: 'Count' },
      why: {
        fr: 'Des nombres, aucun nom : le bilan se transmet sans risque.',
        en: 'Numbers and no names, so that the count may be passed on.',
      },
      with: allItems(TALLY),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Envoyer le bilan', en: 'Send the count' },
      why: {
        fr: 'Une chute brusque d’envois se voit là.',
        en: 'A sudden drop in mailings shows here.',
      },
      with: mailed(
        TEAM,
        { fr: 'Abonnés silencieux : le mois', en: 'Silent subscribers: the month' },
        '={{ $json.text }}',
      ),
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Dire la panne', en: 'Tell of the failure' },
      why: {
        fr: 'Un seul message, même pour cinq cents lignes.',
        en: 'A single message, even for five hundred rows.',
      },
      once: true,
      with: mailed(
        TEAM,
        { fr: 'Abonnés silencieux : base en panne', en: 'Silent subscribers: database down' },
        {
          fr: "={{ $('silent').isExecuted ? 'Questions envoyées mais non notées, elles repartiront : ' + $input.all().length + '. ' : 'Rien n’a été effacé ni envoyé. ' }}{{ $json.error.message ?? $json.message ?? $json.error }}",
          en: "={{ $('silent').isExecuted ? 'Questions sent but not noted, they will leave again: ' + $input.all().length + '. ' : 'Nothing was erased or sent. ' }}{{ $json.error.message ?? $json.message ?? $json.error }}",
        },
      ),
    },
    reply: {
      use: 'formTrigger',
      name: { fr: 'Rester ou partir', en: 'Stay or leave' },
      why: {
        fr: 'Un antivirus qui ouvre le lien ne choisit rien.',
        en: 'A scanner that opens the link chooses nothing.',
      },
      with: form(
        { fr: 'Nos lettres et vous', en: 'Our letters and you' },
        [
          { fieldType: 'hiddenField', fieldName: 'k' },
          choice('wish', { fr: 'Votre choix', en: 'Your choice' }, [
            { fr: 'Je reste', en: 'I stay' },
            { fr: 'Effacez-moi', en: 'Erase me' },
          ]),
        ],
        { options: { appendAttribution: false, path: 'rester' } },
      ),
    },
    answer: {
      use: 'postgres',
      name: { fr: 'Appliquer le choix', en: 'Carry out the choice' },
      why: {
        fr: 'Rejoué, il refait la même chose : aucun tort.',
        en: 'Played again it does the same: no harm.',
      },
      with: {
        operation: 'executeQuery',
        query: REPLY,
        options: {
          queryReplacement: {
            fr: "={{ [$json.k ?? '', $json.wish === 'Je reste'] }}",
            en: "={{ [$json.k ?? '', $json.wish === 'I stay'] }}",
          },
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    known: {
      use: 'if',
      name: { fr: 'Abonné trouvé ?', en: 'Subscriber found?' },
      why: {
        fr: 'Un lien tronqué, ou quelqu’un déjà effacé.',
        en: 'A link cut short, or somebody erased already.',
      },
      with: all(isFilled("={{ String($json.id ?? '') }}")),
    },
    thanks: {
      use: 'form',
      name: { fr: 'C’est fait', en: 'It is done' },
      why: { fr: 'Dit ce qui a changé, et rien de plus.', en: 'Says what changed, no more.' },
      with: page(
        { fr: 'Merci', en: 'Thank you' },
        {
          fr: "={{ $json.stays ? 'Vous restez abonné.' : 'Votre adresse est effacée.' }}",
          en: "={{ $json.stays ? 'You stay subscribed.' : 'Your address is erased.' }}",
        },
      ),
    },
    unknown: {
      use: 'form',
      name: { fr: 'Rien de changé', en: 'Nothing changed' },
      why: {
        fr: 'Une adresse où écrire : le refus doit aboutir.',
        en: 'An address to write to: a refusal has to get through.',
      },
      with: page(
        { fr: 'Nous ne vous trouvons pas', en: 'We cannot find you' },
        {
          fr: 'Votre adresse est déjà effacée, ou notre base ne répond pas. Répondez à notre courriel : une personne s’en charge.',
          en: 'Your address is erased already, or our database does not answer. Reply to our email: a person will see to it.',
        },
      ),
    },
  },
  links: [
    'monthly > settings > erase > silent > some.yes > ask > left > noted',
    'ask > tally > report',
    'some.no > tally',
    'erase.error > broken',
    'noted.error > broken',
    'reply > answer > known.yes > thanks',
    'known.no > unknown',
  ],
  examples,
  related: ['effacer-donnees-arrivees-a-terme', 'aligner-desinscriptions'],
})
