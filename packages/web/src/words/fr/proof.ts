/** What *Verify fairness* found, in French. */
import type { ProofWords } from '../en/proof.ts';
import { counted, plural } from './grammar.ts';

/** What is said about a game's chance. */
export const proof: ProofWords = {
  fair: (draws, kind, contributed) =>
    `Le tirage était équitable. Le serveur a fixé son secret avant la partie, ${
      contributed === 0
        ? 'aucun appareil n’y a ajouté le sien'
        : contributed === 1
          ? 'un appareil y a ajouté le sien'
          : `${contributed} appareils y ont ajouté chacun le sien`
    }, et ${
      kind === 'rolls'
        ? draws === 1
          ? 'le lancer en découle'
          : `les ${draws} lancers en découlent tous`
        : draws === 1
          ? 'le tirage de carte en découle'
          : `les ${draws} tirages de cartes en découlent tous`
    }. Ton appareil vient de tout vérifier.`,
  chained: (draws, kind) =>
    `La partie était équitable : ${
      kind === 'rolls'
        ? draws === 1
          ? 'le lancer découle'
          : `les ${draws} lancers découlent tous`
        : draws === 1
          ? 'le tirage de carte découle'
          : `les ${draws} tirages de cartes découlent tous`
    } de ce que les appareils des joueurs et le serveur ont révélé à chaque tirage. Ton appareil vient de tout vérifier.`,
  alone: (count) =>
    count === 1
      ? 'Un tirage a été fait sans l’appareil d’aucun joueur : le responsable du serveur pouvait le connaître d’avance.'
      : `${count} tirages ont été faits sans l’appareil d’aucun joueur : le responsable du serveur pouvait les connaître d’avance.`,
  unanswered: (count) =>
    count === 1
      ? 'Lors d’un tirage, un appareil interrogé n’a pas répondu à temps.'
      : `Lors de ${count} tirages, un appareil interrogé n’a pas répondu à temps.`,
  draws: (count, things) => `${plural(count, 'tirage', 'tirages')} ${things}`,
  starting: 'premier joueur',
  aloneAt: (draws) => `Sans l’appareil d’aucun joueur : ${draws}.`,
  missedAt: (name, draws) => `Pas de réponse à temps (${name}) : ${draws}.`,
  wrong: (draws, what) => `Échec de la vérification (${draws}) : ${what}`,
  problems: {
    index: 'un tirage a été omis, fait deux fois ou fait sans être annoncé.',
    head: 'le serveur a décrit à cet appareil un autre déroulement de la partie que celui dont il se sert.',
    'client-link':
      'ce que l’appareil d’un joueur aurait révélé n’est pas ce qu’il avait fixé d’avance.',
    'server-link': 'ce que le serveur a révélé n’est pas ce qu’il avait fixé d’avance.',
    event: 'le résultat ne découle pas de ce qui a été révélé.',
  },
  undone: (count) =>
    count === 1 ? 'L’un d’eux a été annulé.' : `${count} d’entre eux ont été annulés.`,
  unfinished: 'La partie a été arrêtée avant la fin.',
  compared: (events) =>
    `L’enregistrement du serveur correspond à la partie que cet appareil a vue : le même secret et ${
      events === 1 ? 'le même événement' : `les mêmes ${events} événements`
    }.`,
  missed: (count) =>
    count === 1
      ? 'L’un d’eux a eu lieu pendant que cette page était fermée ; cet appareil ne l’a appris que plus tard.'
      : `${count} d’entre eux ont eu lieu pendant que cette page était fermée ; cet appareil ne les a appris que plus tard.`,
  own: 'Ce que cet appareil a ajouté au tirage a été utilisé.',
  nothingOwn:
    'Cet appareil n’a rien ajouté au tirage (tu as regardé la partie, ou tu l’as rejointe sur un autre appareil) : il ne peut pas dire si quelque chose a été remplacé.',
  names: 'Les noms n’ont pas été comparés.',
  commitment: (text) => `Empreinte du secret : ${text}`,
  gaps: (missing) =>
    `Rien n’est prouvé : ${counted(
      missing,
      'tirage manque',
      'tirages manquent',
    )} dans l’enregistrement. Des coups ont peut-être été annulés, ou le serveur a sauté des lancers qui ne lui convenaient pas.`,
  unknown:
    'La partie enregistrée ne dit pas comment les dés et les cartes ont été tirés : rien ne peut être prouvé.',
  false:
    'Cette partie ne correspond pas à son secret : quelque chose a été modifié ou n’a pas été tiré au sort.',
  falseAt: (event) =>
    `L’événement ${event} ne découle pas du secret : il a été modifié ou n’a pas été tiré au sort.`,
  falseDraw: (event) =>
    `L’événement ${event} ne peut pas être vérifié : ce n’est pas le tirage suivant, ou ce qui a été révélé pour lui est faux.`,
  unreadable: 'La partie enregistrée est illisible.',
  different: {
    game: 'L’enregistrement du serveur est celui d’une autre partie que celle que cet appareil a vue.',
    commitment:
      'L’enregistrement du serveur donne un autre secret que celui annoncé à cet appareil avant la partie.',
    contributions:
      'Selon l’enregistrement du serveur, les appareils ont ajouté autre chose au tirage.',
    own: 'Le serveur a remplacé ce que cet appareil a ajouté au tirage.',
    start: 'Dans l’enregistrement du serveur, un autre joueur commence.',
    seed: 'L’enregistrement du serveur donne un autre secret que celui annoncé à cet appareil à la fin.',
    undone:
      'L’enregistrement du serveur montre d’autres coups annulés que ceux que cet appareil a vus.',
  },
  differentAt: (event) =>
    `À partir de l’événement ${event}, l’enregistrement du serveur n’est pas la partie que cet appareil a vue.`,
  contradicted:
    'Le serveur présente maintenant cette partie autrement qu’avant. Ses données viennent peut-être d’une sauvegarde, ou bien il n’est pas honnête.',
  notTrusted: 'Ne te fie pas aux dés et aux cartes de cette partie.',
};
