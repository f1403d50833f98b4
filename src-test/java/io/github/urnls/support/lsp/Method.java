package io.github.urnls.support.lsp;

import java.util.Optional;

/**
 * A request or notification of the protocol.
 *
 * @param sender  who may send it: {@code clientToServer}, {@code serverToClient} or {@code both}
 * @param params  empty if it has none
 * @param result  empty for a notification
 * @param partial what its results are when they are sent in parts; {@code never} if they cannot be
 * @param error   the {@code data} of an error; {@code void} if nothing is said of it
 */
record Method(String name, String sender, Optional<Type> params, Optional<Type> result, Type partial, Type error) {

    boolean isRequest() {
        return result.isPresent();
    }

    boolean mayBeSentBy(Side side) {
        return sender.equals("both") || sender.equals(side == Side.CLIENT ? "clientToServer" : "serverToClient");
    }
}
