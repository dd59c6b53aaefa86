import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take longest begin first: begun last, one of them would keep everybody waiting at the end. Without the results
 * of an earlier run Vitest knows of their sizes only. Files that share modules stand side by side: a worker goes on to the
 * next one only where that shares them as well.
 */
const LONGEST =
  /\/((office|screens|couriers|couriers-booking|papers|parcels|hostile-html|checkout|import|market-day|before-script|messages|streamed|restart|users|settings|filtered|quote|guards)\.e2e|(wired\.cut|wired\.silence|decode\.hostile|bench|by-attributes|histories|audit\.every-change|demos-past|killed|killed-import|killed-while-sending|killed-while-telling|guessing|who-has-an-account|mail-over-tls|account|embedded|run|server\/(admin|shop|shop\.stop|app\.who-may|worker))\.(long|process)\.test)\b/

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(other) - rankOf(one))
  }
}

/** First what takes long and is alone, then what shares its modules, then the others. */
function rankOf({ moduleId, project }: TestSpecification): number {
  const isLong = LONGEST.test(moduleId)
  const isSharing = !project.config.isolate
  return isSharing ? 1 + Number(isLong) : 3 * Number(isLong)
}
