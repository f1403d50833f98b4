// Says which Java to run the benchmarks of parts with: that of the JDK from which the runtime is made.
import { join } from 'node:path';
import { findJdk } from '../../../../server/packaging/runtime.mjs';

console.log(join(findJdk(), 'bin', 'java'));
