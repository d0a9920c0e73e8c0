import { PRINTED } from "./printed";
import { stagingOf } from "./stagecraft";

export default stagingOf(PRINTED);
